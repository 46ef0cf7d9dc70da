import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { eventually, startProvider } from "./support/provider";
import { first } from "./support/read";
import { json, startServices, text } from "./support/transcription-server";

const services = await startServices();
const { payload, request, staff, dataDir, log } = await startProvider({
  TRANSCRIBE_URL: `${services.url}/v1`,
  TRANSCRIBE_KEY: "the-key-of-the-service",
  TRANSCRIBE_MODEL: "a-model",
});

// Each process searches once, which takes long on a busy machine.
await (await import("../src/lib/ffmpeg/ffmpeg")).findFfmpeg();

const CUES = [{ start: 0.5, end: 2, text: "Hello" }];

const ask = (clip: unknown, lang: unknown = "en", headers: Record<string, string> = staff.headers) =>
  request.post("/api/captions/draft", { headers, data: { clip, lang } });

/** Returns a clip whose file says who filmed it where, and how to request a draft for it. */
async function aFilmedClip() {
  const film = path.join(dataDir, `${randomUUID()}.mp4`);
  const source = new URL("../src/seed/media/videos/two-cups.mp4", import.meta.url).pathname;
  const tags = [
    "-metadata",
    "artist=Ann Lee",
    "-metadata",
    "location=+48.8577+002.2950/",
    "-metadata",
    "title=At home",
  ];
  const args = ["-v", "error", "-i", source, "-c", "copy", ...tags, "-movflags", "use_metadata_tags", film];
  execFileSync("ffmpeg", args);
  const buffer = readFileSync(film);
  expect(buffer.includes("Ann Lee")).toBe(true);
  const clip = await staff.uploaded("clips", { name: "Ann at home.mp4", mimeType: "video/mp4", buffer });
  const row = async () => staff.one("captions", "clip", clip.id);
  const ends = async (state: string | null) => {
    await eventually(async () => expect((await row()).transcription).toBe(state));
    return row();
  };
  return { id: clip.id, row, ends };
}

it("a draft is written in the background, and only the sound is sent for it", async () => {
  services.answers(json(200, { segments: [{ start: 0, end: 2, text: " For a year." }] }));
  const clip = await aFilmedClip();
  const begun = await ask(clip.id);
  expect(begun.status).toBe(202);
  expect(await clip.ends(null)).toMatchObject({
    lang: "en",
    isDraft: true,
    problem: null,
    cues: [{ start: 0, end: 2, text: "For a year." }],
  });
  const { authorization, form, sound } = first(services.questions);
  expect(authorization).toBe("Bearer the-key-of-the-service");
  expect([...form.keys()].toSorted()).toEqual(["file", "language", "model", "response_format"]);
  expect(form.get("model")).toBe("a-model");
  expect(form.get("language")).toBe("en");
  expect(form.get("file")).toMatchObject({ name: "sound.mp3", type: "audio/mpeg" });
  expect(sound.length).toBeGreaterThan(10_000);
  for (const secret of ["Ann", "48.8577", "home", "ftyp"]) expect(sound.includes(secret)).toBe(false);

  expect((await ask(clip.id)).text()).toContain("This clip already has captions in English.");
});

it("a service without timed JSON is asked for a caption file", async () => {
  services.answers((response, { form }) =>
    form.get("response_format") === "vtt"
      ? text(200, "WEBVTT\n\n00:00.000 --> 00:02.000\nFor a year.\n")(response, first(services.questions))
      : json(400, { error: { message: "no such format" } })(response, first(services.questions)),
  );
  const clip = await aFilmedClip();
  await ask(clip.id);
  expect((await clip.ends(null)).cues).toEqual([{ start: 0, end: 2, text: "For a year." }]);
});

it.each([
  ["the wrong key", json(401, {}), "The transcription service rejected the key (TRANSCRIBE_KEY)."],
  [
    "a wrong model",
    json(404, {}),
    "There’s no transcription service at TRANSCRIBE_URL, or it doesn’t have the model TRANSCRIBE_MODEL.",
  ],
  ["a long clip", json(413, {}), "This clip’s sound is too long for the transcription service."],
  [
    "too many questions",
    json(429, {}),
    "The transcription service is busy, or your quota is used up. Try again later.",
  ],
  ["a fault", text(500, "<html>"), "The transcription service failed (status 500). Try again later."],
  [
    "garbage",
    text(200, "<html>Welcome"),
    "The transcription service didn’t return any times. Its model (TRANSCRIBE_MODEL) may not support them.",
  ],
  [
    "no times",
    json(200, { text: "For a year." }),
    "The transcription service didn’t return any times. Its model (TRANSCRIBE_MODEL) may not support them.",
  ],
  [
    "silence",
    json(200, { text: "", segments: [] }),
    "The transcription service didn’t hear any words in this clip.",
  ],
  ["no end", text(200, "x".repeat(20_000_000)), "The transcription service’s answer was too large."],
  [
    "a line that breaks",
    (response) => response.destroy(),
    "We couldn’t reach the transcription service (TRANSCRIBE_URL).",
  ],
])("staff read about %s, and can try again", async (_, answer, sentence) => {
  services.answers(answer);
  const clip = await aFilmedClip();
  await ask(clip.id);
  expect(await clip.ends("failed")).toMatchObject({ problem: sentence, cues: [], isDraft: true });
  expect(log()).toContain(sentence);

  services.answers(json(200, { segments: [{ start: 0, end: 2, text: "For a year." }] }));
  expect((await ask(clip.id)).status).toBe(202);
  expect((await clip.ends(null)).cues).toHaveLength(1);
});

it("a slow service blocks nobody, and a deleted draft is given up", async () => {
  let isGone = false;
  services.answers((response) => response.on("close", () => (isGone = true)));
  const clip = await aFilmedClip();
  await ask(clip.id);
  await eventually(() => expect(services.questions).toHaveLength(1));
  expect(await clip.row()).toMatchObject({ transcription: "waiting" });
  const { id } = await clip.row();
  const save = await request.patch(`/api/captions/${id}`, { headers: staff.headers, data: { cues: CUES } });
  expect(save.text()).toContain("We’re writing a draft of these captions.");
  expect((await ask(clip.id)).status).toBe(202);
  await staff.remove("captions", id);
  await eventually(() => expect(isGone).toBe(true));
});

it("another process takes over an ended process's draft, but not forever", async () => {
  services.answers(json(200, { segments: [{ start: 0, end: 2, text: "For a year." }] }));
  const { wakeWorker } = await import("../src/lib/worker");
  const past = new Date(Date.now() - 1000).toISOString();
  const future = new Date(Date.now() + 60_000).toISOString();
  const left = async (attempts: number, leaseUntil: string) => {
    const clip = await aFilmedClip();
    const data = { clip: clip.id, lang: "en", cues: [], isDraft: true, transcription: "waiting" as const };
    await payload.create({ collection: "captions", data: { ...data, attempts, leaseUntil } });
    return clip;
  };
  const [held, ended, hopeless] = [await left(1, future), await left(2, past), await left(3, past)];
  await wakeWorker("captionDrafts");
  expect((await ended.ends(null)).cues).toHaveLength(1);
  expect((await hopeless.ends("failed")).problem).toContain("stopped three times");
  expect(await held.row()).toMatchObject({ transcription: "waiting", cues: [] });
});

it("only staff can request a draft, for a clip and a language", async () => {
  const clip = await aFilmedClip();
  expect((await ask(clip.id, "en", {})).status).toBe(403);
  expect((await ask("no-clip")).text()).toContain("Please choose a clip first.");
  expect((await ask(clip.id, "english")).text()).toContain("Please enter a language code");
  expect((await ask(randomUUID())).text()).toContain("This clip no longer exists.");
  const data = { clip: clip.id, lang: "en", cues: CUES, transcription: "failed", problem: "mine" };
  expect(await staff.create("captions", data)).not.toMatchObject({ transcription: "failed" });
});
