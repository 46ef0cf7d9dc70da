import { randomUUID } from "node:crypto";

import { databaseCalls } from "./support/database-calls";
import { eventually, startProvider } from "./support/provider";
import { expectFailure, first, read, readVideos } from "./support/read";
import * as shapes from "./support/shapes";
import { realVideo } from "./support/stories";
import { startServices } from "./support/transcription-server";

const services = await startServices();
const { payload, request, staff } = await startProvider({
  SITE_URL: services.url,
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});

const HELLO = [{ start: 0.5, end: 2, text: "Hello & <welcome>\nto you" }];

/** Returns a published video, and what a test needs to know about it. */
async function aVideo() {
  const clip = await staff.uploaded("clips", await realVideo(), { title: "A test" });
  const slug = `test-${randomUUID()}`;
  await staff.create("videos", {
    name: "A test",
    slug,
    videoLink: clip.id,
    videoType: "single",
    status: "Active",
  });
  const write = (lang: string, more: Record<string, unknown> = {}) =>
    staff.create("captions", { clip: clip.id, lang, cues: HELLO, ...more });
  const readIt = async () =>
    (await read(request, `/get_individual_video/${slug}`, shapes.individualVideo)).data;
  return { clip, slug, write, read: readIt };
}

it("the seeded captions are listed with every video, and a single video also has its transcript", async () => {
  const videos = await readVideos(request);
  for (const { captions = [] } of videos) expect(captions.map(({ label }) => label)).toEqual(["English"]);
  const { slug } = first(videos);
  const { data } = await read(request, `/get_individual_video/${slug}`, shapes.individualVideo);
  expect((data.transcript ?? []).length).toBeGreaterThanOrEqual(2);
});

it("the captions of a list of videos are read at once", async () => {
  const calls = await databaseCalls(payload, () => readVideos(request));
  expect(calls.filter((call) => call === "find captions")).toHaveLength(1);
});

it("each language has its own file, the first one written is the transcript, and only staff see drafts", async () => {
  const video = await aVideo();
  expect(await video.read()).not.toHaveProperty("captions");
  expect(await video.read()).not.toHaveProperty("transcript");

  const draft = await video.write("de", { isDraft: true });
  expect(await video.read()).not.toHaveProperty("captions");
  const spoken = await video.write("PT-br");
  await video.write("en");
  const { captions = [], transcript } = await video.read();
  expect(captions.map(({ lang, label }) => [lang, label])).toEqual([
    ["pt-BR", "Português (Brasil)"],
    ["en", "English"],
  ]);
  expect(transcript).toEqual([{ start: 0.5, end: 2, text: "Hello & <welcome> to you" }]);

  const file = await request.get(first(captions).src);
  expect(file.text()).toBe("WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nHello &amp; &lt;welcome&gt;\nto you\n");
  expect(file.headers).toMatchObject({
    "content-type": "text/vtt; charset=utf-8",
    "content-length": String(file.bytes.length),
    "cache-control": "public, max-age=300, no-transform",
    "access-control-allow-origin": "*",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  const known = { "if-none-match": file.headers.etag ?? "" };
  expect((await request.get(first(captions).src, { headers: known })).status).toBe(304);
  expect((await request.head(first(captions).src)).bytes).toHaveLength(0);

  const hidden = `/uploads/captions/${draft.id}-1.vtt`;
  await expectFailure(request, hidden, 404);
  const shown = await request.get(hidden, { headers: staff.headers });
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "private, no-store, no-transform"]);

  await staff.update("captions", spoken.id, { cues: [{ start: 1, end: 2, text: "Changed" }] });
  const { captions: changed = [] } = await video.read();
  expect(first(changed).src).not.toBe(first(captions).src);
  for (const { src } of [first(changed), first(captions)]) {
    expect((await request.get(src)).text()).toContain("Changed");
  }
});

it("changing captions revalidates the pages that show their video", async () => {
  const video = await aVideo();
  const revalidated = async (change: () => Promise<unknown>) => {
    await eventually(async () =>
      expect(await payload.count({ collection: "pending-revalidations" })).toMatchObject({ totalDocs: 0 }),
    );
    services.tags.length = 0;
    await change();
    await eventually(() => expect(services.tags.join()).toContain(video.slug));
  };
  let id = "";
  await revalidated(async () => ({ id } = await video.write("en")));
  await revalidated(() => staff.update("captions", id, { isDraft: true }));
  await revalidated(() => staff.remove("captions", id));
});

it("captions that visitors couldn't be shown are refused in words", async () => {
  const { clip, write } = await aVideo();
  const refusal = (data: Record<string, unknown>) =>
    staff.refusal("captions", { clip: clip.id, lang: "en", cues: HELLO, ...data });
  for (const nothing of [{ cues: [] }, { cues: null }, { cues: [], transcription: "waiting" }])
    for (const isDraft of [true, false])
      expect(await refusal({ ...nothing, isDraft })).toContain("Please write at least one line, then save.");
  expect(await refusal({ cues: [{ start: 1, end: 2, text: " " }], isDraft: true })).toContain("no words");
  expect(await refusal({ cues: [{ start: 2, end: 1, text: "a" }] })).toContain(
    "Line 1: It ends before it starts.",
  );
  expect(await refusal({ cues: "<script>" })).toContain("This isn’t a list of lines with times.");
  expect(await refusal({ lang: "english" })).toContain("Please enter a language code");
  expect(await refusal({ clip: null })).toContain("required");

  const unordered = [
    { start: 3, end: 4, text: "b\n\n\nc" },
    { start: 1.23456, end: 2, text: " a " },
  ];
  const captions = await write("en", { cues: unordered });
  expect(captions).toMatchObject({
    title: "A test, English",
    cues: [
      { start: 1.235, end: 2, text: "a" },
      { start: 3, end: 4, text: "b\nc" },
    ],
  });
  expect(await refusal({ lang: "EN" })).toContain("This clip already has captions in English.");
  const emptied = { cues: [], isDraft: false };
  expect(await staff.refusedUpdate("captions", captions.id, emptied)).toContain("or tick ‘Draft’");
  await staff.update("captions", captions.id, { ...emptied, isDraft: true });
});

it("nothing is translated without a service", async () => {
  const { clip, write } = await aVideo();
  await write("en");
  const data = { clip: clip.id, lang: "es", from: "en" };
  const { headers } = staff;
  const answer = await request.post("/api/captions/draft", { headers, data });
  expect(answer.text()).toContain("No translation service is set up. Set TRANSLATE_URL to use one.");
});
