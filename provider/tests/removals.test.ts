import { consentIn } from "@lampstand/contract/consent-sentences";
import path from "node:path";
import { appendFileSync, cpSync, readdirSync, readFileSync } from "node:fs";

import type { CollectionSlug } from "payload";

import { updateIf } from "../src/lib/db/writes";
import { startMembers } from "./support/members";
import {
  backUpTo,
  newFolder,
  newPostgres,
  placesOf,
  runProgram,
  type TestPlaces,
  uploadsOf,
} from "./support/places";
import { eventually } from "./support/provider";
import { first } from "./support/read";
import {
  asSomeVisitor,
  expectStored,
  newSlug,
  newVideo,
  realVideo,
  sendStory,
  storyWords,
} from "./support/stories";

const { call, codeBy, dataDir, mailsTo, pass, payload, request, signUp, staff } = await startMembers({
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});
const running = placesOf(dataDir, testDatabase === "postgres" ? process.env.DATABASE_URL : undefined);
const aVideo = () => newVideo(staff);

const consents = JSON.stringify([consentIn("isAcceptUnrestricted", "en")]);

/** Returns a published story with its video. */
async function aStory(email: string, name = "Ruth Miller") {
  const description = `${name.split(" ")[0]} tells of hope`;
  const words = storyWords({ email, name, description, consents });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id } = await staff.one("stories", "slug", words.slug ?? "");
  const { video } = await staff.update("stories", id, { status: "Published", title: `${name}: hope` });
  return { id, video: String(video) };
}

async function withdrawByMail(email: string): Promise<void> {
  const token = async () =>
    /withdraw-consent\/([\w-]+)/.exec((await mailsTo(email)).map(({ text }) => text ?? "").join("\n"))?.[1];
  await eventually(async () => expect(await token()).toBeDefined());
  const headers = asSomeVisitor();
  const answer = await request.post("/withdraw-consents", { data: { token: await token() }, headers });
  expect(answer.status).toBe(200);
}

const toTrash = (collection: string, id: string) =>
  staff.update(collection, id, { deletedAt: new Date().toISOString() });

/** Returns the rows of a restored site. */
async function restored({ dataDir: folder, databaseUrl }: TestPlaces) {
  const { openDatabase } = await import("../src/features/backup/open-database");
  const { db } = await openDatabase({ dataDir: folder, databaseUrl });
  return {
    find: async (collection: CollectionSlug, id: string) =>
      db.findOne<{ id: string }>({ collection, where: { id: { equals: id } } }),
    addressesOf: async (record: string) =>
      (await db.find({ collection: "former-slugs", where: { record: { equals: record } } })).docs,
  };
}

/** Restores into a folder with or without the lost machine's journal. */
async function restoreInto(places: TestPlaces, folder: string, journal?: string) {
  if (journal) cpSync(journal, path.join(places.dataDir, "removals"), { recursive: true });
  const { code, output, errors } = await runProgram("manage-data", ["restore", folder], places);
  return { code, output, errors, ...(await restored(places)) };
}

const journal = path.join(dataDir, "removals");

const targets = [
  ["SQLite", async () => placesOf(newFolder())],
  ...(testDatabase === "postgres"
    ? [["PostgreSQL", async () => placesOf(newFolder(), await newPostgres())] as const]
    : []),
] as const;

it("a restore brings back neither a name removed since nor a film without its cut", async () => {
  const [nameless, named, cut] = [
    await aStory("rahel@example.org", "Rahel Muster"),
    await aStory("lea@example.org", "Lea Muster"),
    await aStory("otto@example.org", "Otto Muster"),
  ];
  const { folder } = await backUpTo(newFolder(), running);
  await staff.update("stories", nameless.id, { isUnnamed: true, title: "A story of hope" });
  for (const isUnnamed of [true, false])
    await staff.update("stories", named.id, { isUnnamed, title: "Another story" });
  const { file } = await staff.one("stories", "id", cut.id);
  const where = { id: { equals: String(file) } };
  await updateIf(payload, { collection: "clips", where, data: { preparation: "ready", duration: 29 } });
  const asked = { headers: staff.headers, data: { start: 1, end: 9 } };
  expect((await request.post(`/api/clips/${String(file)}/cut`, asked)).status).toBe(200);

  const { code, find } = await restoreInto(placesOf(newFolder()), folder, journal);
  expect(code).toBe(0);
  expect(await find("stories", nameless.id)).toMatchObject({ isUnnamed: true, objection: "says-who" });
  expect(await find("videos", nameless.video)).toMatchObject({ objection: "says-who" });
  expect(await find("stories", named.id)).toMatchObject({ isUnnamed: false });
  expect(await find("videos", named.video)).toMatchObject({ status: "Active", objection: null });
  expect(await find("videos", cut.video)).toMatchObject({ status: "Active", objection: "edit-missing" });
  expect(await find("clips", String(file))).toMatchObject({ task: "1.000-9.000", problem: null });
});

it.each(targets)("a restore into %s brings nothing back that was removed since", async (_, newPlaces) => {
  const withdrawn = await aStory("ruth@example.org");
  const [left, kept] = [
    await aStory("ann@example.org", "Ann Lee"),
    await aStory("eve@example.org", "Eve Stone"),
  ];
  const leaving = await signUp("ann@example.org");
  const { slug } = await staff.open("videos", kept.video);
  for (const address of ["eve-of-leeds", slug]) await staff.update("videos", kept.video, { slug: address });
  const [hidden, trashed, erased, shownAgain] = [
    await aVideo(),
    await aVideo(),
    await aVideo(),
    await aVideo(),
  ];
  const tag = await staff.create("hashtags", { name: newSlug(), slug: newSlug(), status: "Active" });
  const article = { title: "A", slug: newSlug(), author: "A", postedDate: "2026-01-01T12:00:00.000Z" };
  const blog = await staff.create("blogs", { ...article, _status: "published" });
  await call("/add_contact_us", { name: "Max", email: "max@example.org", message: "Hello" });
  const message = first(await staff.sentBy("contact-messages", "max@example.org"));
  const { folder } = await backUpTo(newFolder(), running);

  await withdrawByMail("ruth@example.org");
  for (const [userId, email, stories] of [
    [leaving, "ann@example.org", "remove"],
    // The backup lacks this account.
    [await signUp("eve@example.org"), "eve@example.org", "keep"],
  ]) {
    pass(1);
    const otp = await codeBy("/delete_user", { userId, email: email ?? "" });
    expect((await call("/delete_user", { userId, otp, stories })).status).toBe(200);
  }
  await staff.update("videos", hidden.id, { status: "Declined" });
  await toTrash("videos", trashed.id);
  await staff.remove("videos", erased.id);
  await staff.remove("clips", erased.clip.id);
  await staff.update("videos", shownAgain.id, { status: "Pending" });
  await staff.update("videos", shownAgain.id, { status: "Active" });
  await staff.remove("hashtags", tag.id);
  await staff.update("blogs", blog.id, { _status: "draft" });
  await staff.remove("contact-messages", message.id);

  const places = await newPlaces();
  const { code, output, errors, find, addressesOf } = await restoreInto(places, folder, journal);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(output).toContain("2: consents were withdrawn, and their stories were removed from the site");
  expect(output).toContain("1: members had deleted their account, and were deleted again");
  expect(await find("stories", withdrawn.id)).toMatchObject({ withdrawnAt: expect.any(String) });
  expect(await find("videos", withdrawn.video)).toMatchObject({ status: "Declined" });
  expect(await find("members", leaving)).toBeNull();
  expect(await find("stories", left.id)).toBeNull();
  expect(await find("videos", left.video)).toBeNull();
  expect(JSON.stringify([await find("stories", kept.id), await find("videos", kept.video)])).not.toMatch(
    /Eve|Stone/,
  );
  expect(await find("videos", kept.video)).toMatchObject({ status: "Active", slug });
  expect(await addressesOf(kept.video)).toEqual([]);
  expect(await find("videos", hidden.id)).toMatchObject({ status: "Declined" });
  expect(await find("videos", trashed.id)).toMatchObject({ deletedAt: expect.any(String) });
  expect(await find("videos", erased.id)).toBeNull();
  expect(await find("videos", shownAgain.id)).toMatchObject({ status: "Active", deletedAt: null });
  expect(await find("hashtags", tag.id)).toBeNull();
  expect(await find("blogs", blog.id)).toMatchObject({ _status: "draft" });
  expect(await find("contact-messages", message.id)).toBeNull();
  const clips = uploadsOf(places.dataDir);
  expect(clips).toContain(`clips/${hidden.clip.filename}`);
  expect(clips).not.toContain(`clips/${erased.clip.filename}`);

  // The journal contains no names or addresses.
  const notes = readdirSync(journal).map((name) => readFileSync(path.join(journal, name), "utf8"));
  expect(notes.join("\n")).not.toMatch(/example\.org|Ruth|Ann|Eve|Max/);
});

it("a later backup also knows the removals, and a truncated line does no harm", async () => {
  const video = await aVideo();
  const backups = newFolder();
  const { folder } = await backUpTo(backups, running);
  await staff.update("videos", video.id, { status: "Declined" });
  for (const name of readdirSync(journal)) appendFileSync(path.join(journal, name), '{"at":"2026-11-2');
  await backUpTo(backups, running);
  const other = await aVideo();
  await staff.remove("videos", other.id);
  const { find, code } = await restoreInto(placesOf(newFolder()), folder);
  expect(code).toBe(0);
  expect(await find("videos", video.id)).toMatchObject({ status: "Declined" });
});
