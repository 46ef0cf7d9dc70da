import { randomUUID } from "node:crypto";

import { updateIf } from "../src/lib/db/writes";
import { saying, startTranslationServer, status, translating } from "../src/test-support/translation-server";
import { eventually, startProvider } from "./support/provider";
import { first, read } from "./support/read";
import * as shapes from "./support/shapes";
import { realVideo } from "./support/stories";

const services = await startTranslationServer();
afterAll(() => services.stop());
const { payload, request, staff, signInAs, log } = await startProvider({
  TRANSLATE_URL: services.url,
  TRANSLATE_KEY: "the-key-of-the-service",
});

const LINES = [
  { start: 0.5, end: 2.001, text: "For a year\nI set out two cups." },
  { start: 2.001, end: 14, text: "Nobody told me to stop." },
];

const ask = (data: Record<string, unknown>, headers: Record<string, string> = staff.headers) =>
  request.post("/api/captions/draft", { headers, data });

/** Returns a published video with English captions, and how to request a translation. */
async function aVideo({ cues = LINES, isDraft = false } = {}) {
  const clip = await staff.uploaded("clips", await realVideo(), { title: "Two cups" });
  const slug = `test-${randomUUID()}`;
  const video = { name: "Two cups", slug, videoLink: clip.id, videoType: "single", status: "Active" };
  await staff.create("videos", video);
  const original = await staff.create("captions", { clip: clip.id, lang: "en", cues, isDraft });
  const translate = (lang: string) => ask({ clip: clip.id, lang, from: "en" });
  const rows = () => staff.findAll("captions", "clip", clip.id);
  const row = async (lang: string) => first((await rows()).filter((captions) => captions.lang === lang));
  const ends = async (lang: string, state: string | null) => {
    await eventually(async () => expect((await row(lang)).transcription).toBe(state));
    return row(lang);
  };
  const shown = async () => {
    const { data } = await read(request, `/get_individual_video/${slug}`, shapes.individualVideo);
    return (data.captions ?? []).map(({ lang }) => lang);
  };
  return { id: clip.id, original, translate, rows, row, ends, shown };
}

it("captions are translated line by line into a draft, and shown once staff approve it", async () => {
  services.answers(
    translating((text) =>
      text.startsWith("For")
        ? "Durante un año puse dos tazas en la mesa todas las noches."
        : "Nadie me dijo que parara.",
    ),
  );
  const video = await aVideo();
  expect((await video.translate("es")).status).toBe(202);
  const draft = await video.ends("es", null);
  expect(draft).toMatchObject({
    title: "Two cups, Spanish",
    isDraft: true,
    problem: null,
    translatedFrom: null,
    cues: [
      { start: 0.5, end: 2.001, text: "Durante un año puse dos tazas\nen la mesa todas las noches." },
      { start: 2.001, end: 14, text: "Nadie me dijo que parara." },
    ],
  });
  expect(first(services.questions).texts).toEqual({
    1: "For a year I set out two cups.",
    2: "Nobody told me to stop.",
  });
  const { updatedAt } = video.original;
  expect(await video.row("en")).toMatchObject({ cues: LINES, isDraft: false, updatedAt });
  expect(await video.shown()).toEqual(["en"]);

  await staff.update("captions", draft.id, { isDraft: false });
  expect(await video.shown()).toEqual(["en", "es"]);
  await staff.update("captions", video.original.id, { cues: [{ start: 1, end: 2, text: "Changed" }] });
  expect((await video.row("es")).cues).toEqual(draft.cues);
  expect((await video.translate("es")).text()).toContain("This clip already has captions in Spanish.");
});

it("pressing twice makes one draft, even at the same moment, and a deleted one is given up", async () => {
  let isGone = false;
  services.answers((response) => response.on("close", () => (isGone = true)));
  const video = await aVideo();
  const answers = await Promise.all([video.translate("fr"), video.translate("fr"), video.translate("fr")]);
  expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202]);
  expect((await video.translate("fr")).status).toBe(202);
  expect(await video.rows()).toHaveLength(2);
  const { id } = await video.row("fr");
  for (const answer of answers) expect(answer.json()).toEqual({ id });

  await eventually(() => expect(services.questions).toHaveLength(1));
  const save = await request.patch(`/api/captions/${id}`, { headers: staff.headers, data: { cues: LINES } });
  expect(save.text()).toContain("We’re writing a draft of these captions.");
  await staff.remove("captions", id);
  await eventually(() => expect(isGone).toBe(true));
  expect(services.questions).toHaveLength(1);
});

it.each([
  ["three incomplete answers", saying('{"1":"Por un año"}'), "answer was incomplete three times"],
  ["a fault", status(500, "<html>"), "The translation service failed (status 500). Try again later."],
])("staff read about %s, and can try again", async (_, answer, sentence) => {
  services.answers(answer);
  const video = await aVideo();
  await video.translate("es");
  const failed = await video.ends("es", "failed");
  expect(failed).toMatchObject({ problem: expect.stringContaining(sentence), cues: [], isDraft: true });
  expect(failed.translatedFrom).toBe("en");
  for (const secret of ["two cups", "Por un año", "the-key-of-the-service"]) {
    expect(log()).not.toContain(secret);
  }
  services.answers(translating((text) => `«${text}»`));
  expect((await video.translate("es")).status).toBe(202);
  expect((await video.ends("es", null)).cues).toHaveLength(2);
});

it("a translation that is too long for a line isn't kept", async () => {
  services.answers(translating(() => "word ".repeat(110)));
  const video = await aVideo({ cues: [{ start: 0, end: 5, text: "word ".repeat(20) }] });
  await video.translate("es");
  const { problem } = await video.ends("es", "failed");
  expect(problem).toBe("Line 1: Please use at most 500 characters, or split it.");
});

it("another process takes over an ended process's translation, but not forever", async () => {
  services.answers(translating((text) => `«${text}»`));
  const { wakeWorker } = await import("../src/lib/worker");
  const leaseUntil = new Date(Date.now() - 1000).toISOString();
  const left = async (attempts: number | null) => {
    const video = await aVideo();
    const data = { clip: video.id, lang: "es", cues: [], isDraft: true, translatedFrom: "en", leaseUntil };
    await payload.create({ collection: "captions", data: { ...data, transcription: "waiting", attempts } });
    return video;
  };
  const [unnumbered, ended, hopeless] = [await left(null), await left(2), await left(3)];
  await wakeWorker("captionDrafts");
  expect((await unnumbered.ends("es", null)).cues).toHaveLength(2);
  expect((await ended.ends("es", null)).cues).toHaveLength(2);
  expect((await hopeless.ends("es", "failed")).problem).toContain("stopped three times");
});

it("captions that are gone by then aren't translated", async () => {
  const video = await aVideo();
  const data = { clip: video.id, lang: "es", cues: [], isDraft: true, translatedFrom: "pt-BR" };
  const waiting = { transcription: "waiting" as const, attempts: 0 };
  await payload.create({ collection: "captions", data: { ...data, ...waiting } });
  const { wakeWorker } = await import("../src/lib/worker");
  await wakeWorker("captionDrafts");
  const { problem } = await video.ends("es", "failed");
  expect(problem).toBe("This clip has no captions in Brazilian Portuguese to translate.");
});

it("words of a video whose consent was withdrawn aren't sent to a service", async () => {
  services.answers(translating((text) => `«${text}»`));
  const video = await aVideo();
  const data = { clip: video.id, lang: "es", cues: [], isDraft: true, translatedFrom: "en" };
  const where = { id: { equals: video.id } };
  await updateIf(payload, { collection: "clips", where, data: { preparation: "withdrawn" } });
  expect((await video.translate("de")).text()).toContain("The consent to show this video was withdrawn.");
  await payload.create({ collection: "captions", data: { ...data, transcription: "waiting", attempts: 0 } });
  const { wakeWorker } = await import("../src/lib/worker");
  await wakeWorker("captionDrafts");
  const { problem } = await video.ends("es", "failed");
  expect(problem).toBe("The consent to show this video was withdrawn.");
  expect(services.questions).toEqual([]);
});

it("only editors can request a translation, of captions with words, into another language", async () => {
  const video = await aVideo({ isDraft: true });
  const asked = { clip: video.id, lang: "es", from: "en" };
  const reviewer = await signInAs("reviewer");
  expect((await ask(asked, {})).status).toBe(403);
  expect((await ask(asked, reviewer.headers)).status).toBe(403);
  expect((await ask({ ...asked, from: "english" })).text()).toContain("Please enter a language code");
  expect((await ask({ ...asked, from: "de" })).text()).toContain("has no captions in German to translate.");
  expect((await ask({ ...asked, lang: "en" })).text()).toContain("already has captions in English.");
  expect((await ask({ ...asked, clip: randomUUID() })).text()).toContain("This clip no longer exists.");
  expect((await ask({ clip: video.id, lang: "es" })).text()).toContain("No transcription service is set up.");
  expect(await video.rows()).toHaveLength(1);
});
