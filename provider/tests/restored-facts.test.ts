import path from "node:path";

import type { CollectionSlug, Payload } from "payload";

import { updateIf } from "../src/lib/db/writes";
import { backUpTo, newFolder, placesOf, runProgram } from "./support/places";
import { startProvider } from "./support/provider";
import { first } from "./support/read";
import { expectStored, newSlug, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { someEmail } from "./support/visitor";

const { dataDir, payload, request, staff } = await startProvider();
const { THE_PERSON } = await import("../src/features/consents/consent");
const { consentRecord } = await import("../src/features/consents/consent-records");
const { withdrawConsents } = await import("../src/features/consents/withdraw-consents");
const running = placesOf(dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);

const A_COVER = { start: 2, end: 5, left: 0, top: 0, width: 1, height: 1 };

const column = (collection: CollectionSlug, id: string, data: Record<string, unknown>) =>
  updateIf(payload, { collection, where: { id: { equals: id } }, data });

const post = (address: string, data: object = {}) =>
  request.post(`/api/${address}`, { headers: staff.headers, data });

type Film = { story: string; video: string; clip: string };

/** Returns a visitor's published story. */
async function aStory(more: Words = {}): Promise<Film> {
  const words = storyWords({ email: someEmail(), ...more });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, file } = await staff.one("stories", "slug", words.slug ?? "");
  await staff.update("stories", id, { status: "Published", title: "A story" });
  const { id: video } = await staff.one("videos", "slug", words.slug ?? "");
  await column("clips", String(file), { preparation: "ready", duration: 29 });
  return { story: id, video, clip: String(file) };
}

/** Returns one that staff uploaded. */
async function aVideo(): Promise<Film> {
  const { id: clip } = await staff.uploaded("clips", await realVideo());
  const data = { name: "A test", slug: newSlug(), videoLink: clip, videoType: "both", status: "Active" };
  return { story: "", video: (await staff.create("videos", data)).id, clip };
}

async function ask({ story }: Film, role = "seen"): Promise<string> {
  const email = someEmail();
  const asked = await post(`stories/${story}/ask-somebody`, { role, fullName: "Somebody Seen", email });
  expect(asked.status).toBe(200);
  return first(await staff.findAll("others-consents", "email", email)).id;
}

async function aConsent(): Promise<string> {
  const email = someEmail();
  await request.post("/add-join-us", { data: { fullName: "Ruth", email, agreeToUseTestimony: true } });
  return first(await staff.sentBy("testimony-consents", email)).id;
}

async function withdraw(collection: CollectionSlug, id: string): Promise<void> {
  const record = await consentRecord(payload, collection, id);
  if (!record) throw new Error("There is no such consent");
  await withdrawConsents(payload, record, THE_PERSON);
}

const edit = async ({ clip }: Film, what: "cut" | "cover" | "leave-as-it-is", data?: object) =>
  expect((await post(`clips/${clip}/${what}`, data)).status).toBe(200);

/** What happened to a film after the backup, the restored film's state, and why it can't be published. */
type Case = {
  what: string;
  of?: () => Promise<Film>;
  before?: (film: Film) => Promise<unknown>;
  since: (film: Film) => Promise<unknown>;
  video: Record<string, unknown>;
  clip?: Record<string, unknown>;
  refusal?: string;
};

const consents: string[] = [];

const CASES: Case[] = [
  {
    what: "somebody who is seen was asked",
    since: (film) => ask(film),
    video: { status: "Active", objection: "seen-silent" },
    refusal: "who is seen or named, was asked and hasn’t agreed",
  },
  {
    what: "somebody was asked while it was not published, and another one before",
    before: (film) => ask(film),
    since: async (film) => {
      await staff.update("videos", film.video, { status: "Pending" });
      await ask(film);
    },
    video: { status: "Pending", objection: "seen-silent" },
    refusal: "who is seen or named, was asked and hasn’t agreed",
  },
  {
    what: "somebody was asked, and withdrew",
    since: async (film) => withdraw("others-consents", await ask(film)),
    video: { status: "Declined", objection: "withdrawn" },
    refusal: "has withdrawn their consent",
  },
  {
    what: "a parent was asked, and withdrew",
    since: async (film) => withdraw("others-consents", await ask(film, "parent")),
    video: { status: "Declined", objection: "withdrawn" },
    refusal: "has withdrawn their consent",
  },
  {
    what: "a consent to it came, and was withdrawn",
    of: aVideo,
    since: async ({ video }) => {
      const consent = await aConsent();
      await staff.update("testimony-consents", consent, { video });
      await withdraw("testimony-consents", consent);
    },
    video: { status: "Declined", objection: "withdrawn" },
    refusal: "has withdrawn their consent",
  },
  {
    what: "a consent was found to be about it, and was withdrawn",
    of: aVideo,
    before: async () => consents.push(await aConsent()),
    since: async ({ video }) => {
      const [consent = ""] = consents;
      await staff.update("testimony-consents", consent, { video });
      await withdraw("testimony-consents", consent);
    },
    video: { status: "Declined", objection: "withdrawn" },
    refusal: "has withdrawn their consent",
  },
  {
    what: "a cover was asked for, and is not made",
    since: (film) => edit(film, "cover", A_COVER),
    video: { status: "Active", objection: "edit-missing" },
    clip: { task: expect.stringMatching(/^cover /) },
    refusal: "A cut or cover of this video isn’t ready yet",
  },
  {
    what: "it was cut, then covered",
    since: async (film) => {
      await edit(film, "cut", { start: 1, end: 9 });
      await column("clips", film.clip, { task: null, edition: 1, cutFrom: 1, duration: 8 });
      await edit(film, "cover", A_COVER);
      await column("clips", film.clip, { task: null, edition: 2, isCovered: true });
    },
    video: { status: "Active", objection: "edit-missing" },
    clip: { edition: 0, task: expect.stringMatching(/^1\.000-9\.000\ncover /) },
    refusal: "A cut or cover of this video isn’t ready yet",
  },
  {
    what: "another file took the place of its own",
    of: aVideo,
    since: async ({ clip }) => {
      const form = { _payload: "{}", file: await realVideo() };
      const replaced = { method: "PATCH", headers: staff.headers, form };
      expect((await request.fetch(`/api/clips/${clip}`, replaced)).status).toBe(200);
    },
    video: { status: "Pending", objection: "edit-missing" },
    clip: { task: "replaced" },
    refusal: "A cut or cover of this video isn’t ready yet",
  },
  {
    what: "another clip was chosen",
    of: aVideo,
    since: async ({ video }) => {
      const { id: videoLink } = await staff.uploaded("clips", await realVideo());
      await staff.update("videos", video, { videoLink });
    },
    video: { status: "Pending", objection: null },
  },
  {
    what: "it was taken off, as by reports",
    since: ({ video }) => staff.update("videos", video, { status: "Pending" }),
    video: { status: "Pending", objection: null },
  },
  {
    what: "a rule was made stricter",
    of: async () => {
      await staff.updateGlobal("story-form", { needsTwoForDanger: false });
      return aStory({ danger: "perhaps", tellerAge: "adult", othersSeen: "none", safetyVersion: "1" });
    },
    since: () => staff.updateGlobal("story-form", { needsTwoForDanger: true }),
    video: { status: "Pending", objection: null },
  },
  {
    what: "it was declined, while something else spoke against it",
    before: ({ clip }) => column("clips", clip, { task: "1.000-9.000" }),
    since: ({ video }) => staff.update("videos", video, { status: "Declined" }),
    video: { status: "Declined", objection: "edit-missing" },
    refusal: "A cut or cover of this video isn’t ready yet",
  },
];

const SHOWN: Case[] = [
  {
    what: "it was cut before the backup",
    before: async (film) => {
      await edit(film, "cut", { start: 1, end: 9 });
      await column("clips", film.clip, { task: null, edition: 1, cutFrom: 1, duration: 8 });
    },
    since: async () => undefined,
    video: { status: "Active", objection: null },
    clip: { task: null },
  },
  {
    what: "a cut was asked for, and it was left as it is",
    since: async (film) => {
      await edit(film, "cut", { start: 1, end: 9 });
      await edit(film, "leave-as-it-is");
    },
    video: { status: "Active", objection: null },
    clip: { task: null },
  },
];

const films = new Map<Case, Film>();
let restored: Payload;

const find = (collection: CollectionSlug, id: string) =>
  restored.db.findOne<{ id: string }>({ collection, where: { id: { equals: id } } });

beforeAll(async () => {
  const all = [...CASES, ...SHOWN];
  for (const each of all) {
    const film = await (each.of ?? aStory)();
    await each.before?.(film);
    films.set(each, film);
  }
  const { folder } = await backUpTo(newFolder(), running);
  for (const [each, film] of films) await each.since(film);

  const places = placesOf(newFolder());
  const { cp } = await import("node:fs/promises");
  await cp(path.join(dataDir, "removals"), path.join(places.dataDir, "removals"), { recursive: true });
  const { code, errors } = await runProgram("manage-data", ["restore", folder], places);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const { openDatabase } = await import("../src/features/backup/open-database");
  restored = await openDatabase({ dataDir: places.dataDir, databaseUrl: undefined });
  const { recalculateAll } = await import("../src/features/visibility/recalculate");
  await recalculateAll(restored);
}, 300_000);

it.each(CASES)("a restored film is hidden where $what", async (each) => {
  const film = films.get(each);
  expect(await find("videos", film?.video ?? "")).toMatchObject(each.video);
  expect(await find("clips", film?.clip ?? "")).toMatchObject(each.clip ?? {});
  if (!each.refusal) return;
  const options = { collection: "videos", id: film?.video ?? "" } as const;
  await restored.update({ ...options, data: { status: "Pending" } });
  await expect(restored.update({ ...options, data: { status: "Active" } })).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining(each.refusal) }] },
  });
});

it("people asked can still answer, and staff can erase questions about unpublished stories", async () => {
  const [film] = films.values();
  const where = { story: { equals: film?.story } };
  const { docs } = await restored.find({ collection: "others-consents", where, showHiddenFields: true });
  expect(docs).toMatchObject([
    { fullName: "Someone who is not in the restored backup", email: "nobody@removed.invalid" },
  ]);
  const { docs: asked } = await payload.find({
    collection: "others-consents",
    where,
    showHiddenFields: true,
  });
  expect(asked.map(({ id, requestHash }) => [id, requestHash])).toEqual(
    docs.map(({ id, requestHash }) => [id, requestHash]),
  );
  const erased = { collection: "others-consents", id: docs[0]?.id ?? "" } as const;
  await expect(restored.delete(erased)).rejects.toThrow("hasn’t answered");
  await restored.update({ collection: "stories", id: film?.story ?? "", data: { status: "Pending" } });
  await restored.delete(erased);
  expect(await find("videos", film?.video ?? "")).toMatchObject({ objection: "not-published" });
});

it.each(SHOWN)("a restored film is visible where $what", async (each) => {
  const film = films.get(each);
  expect(await find("videos", film?.video ?? "")).toMatchObject(each.video);
  expect(await find("clips", film?.clip ?? "")).toMatchObject(each.clip ?? {});
});
