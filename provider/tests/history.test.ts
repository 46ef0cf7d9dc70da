import { randomUUID } from "node:crypto";

import type { CollectionSlug, GlobalSlug } from "payload";
import { z } from "zod";

import { startProvider } from "./support/provider";
import { read } from "./support/read";
import { asSomeVisitor } from "./support/stories";

const { payload, request, staff } = await startProvider();

const MOST_VERSIONS = 20;

const versions = z.object({ docs: z.array(z.object({ id: z.string(), version: z.looseObject({}) })) });
const found = z.object({ docs: z.array(z.looseObject({ by: z.string(), sentence: z.string() })) });

async function versionsOf(path: string, parent?: string) {
  const where = parent ? `where[parent][equals]=${parent}&` : "";
  const answer = await request.get(`/api/${path}/versions?${where}sort=-updatedAt&limit=0&depth=0`, {
    headers: staff.headers,
  });
  return versions.parse(answer.json()).docs;
}

const restore = (path: string, id: string) =>
  request.post(`/api/${path}/versions/${id}`, { headers: staff.headers });

/** Returns the changes, newest first. */
async function notes(): Promise<string[]> {
  const answer = await request.get("/api/changes?sort=-createdAt&limit=5", { headers: staff.headers });
  return found.parse(answer.json()).docs.map(({ by, sentence }) => `${by} ${sentence}`);
}

const TEXTS: [CollectionSlug, string][] = [
  ["videos", "name"],
  ["story-collections", "name"],
  ["hashtags", "name"],
  ["pages", "title"],
  ["languages", "name"],
  ["faq-categories", "name"],
  ["blogs", "title"],
  ["images", "alt"],
];

it.each(TEXTS)("an earlier version of %s can be restored", async (collection, field) => {
  const [record] = await staff.list(collection);
  const before = String(record?.[field]);
  const id = String(record?.id);
  await staff.update(collection, id, { [field]: "A slip" });
  const [, earlier] = await versionsOf(collection, id);
  expect(earlier?.version[field]).toBe(before);
  expect((await restore(collection, earlier?.id ?? "")).status).toBe(200);
  expect((await staff.open(collection, id))[field]).toBe(before);
});

it("a saved reply can be restored from its versions and from the trash", async () => {
  const { id } = await staff.create("saved-replies", { title: "Thanks", body: "Dear {name}, thank you." });
  await staff.update("saved-replies", id, { body: "A slip" });
  const [, earlier] = await versionsOf("saved-replies", id);
  expect((await restore("saved-replies", earlier?.id ?? "")).status).toBe(200);
  expect((await staff.open("saved-replies", id)).body).toBe("Dear {name}, thank you.");
  const titles = async () => (await staff.list("saved-replies")).map(({ title }) => title);
  await staff.update("saved-replies", id, { deletedAt: new Date().toISOString() });
  expect(await titles()).not.toContain("Thanks");
  const taken = await request.patch(`/api/saved-replies/${id}?trash=true`, {
    headers: staff.headers,
    data: { deletedAt: null },
  });
  expect(taken.status).toBe(200);
  expect(await titles()).toContain("Thanks");
});

it("an earlier version of captions can be restored", async () => {
  const [record] = await staff.list("captions");
  const id = String(record?.id);
  await staff.update("captions", id, { cues: [{ start: 0, end: 1, text: "A slip" }] });
  const [, earlier] = await versionsOf("captions", id);
  expect((await restore("captions", earlier?.id ?? "")).status).toBe(200);
  expect((await staff.open("captions", id)).cues).toEqual(record?.cues);
});

const GLOBALS: [GlobalSlug, string][] = [
  ["home", "fTopHeading"],
  ["about", "ourMissionContent"],
  ["volunteer", "topHeading"],
  ["app-install", "title"],
  ["settings", "company"],
  ["help", "title"],
];

it.each(GLOBALS)("an earlier version of the single document %s can be restored", async (slug, field) => {
  const before = String((await staff.readGlobal(slug))[field]);
  await staff.updateGlobal(slug, { [field]: "A slip" });
  const [, earlier] = await versionsOf(`globals/${slug}`);
  expect(earlier?.version[field]).toBe(before);
  expect((await restore(`globals/${slug}`, earlier?.id ?? "")).status).toBe(200);
  expect((await staff.readGlobal(slug))[field]).toBe(before);
});

it("content from before versions were kept is the first version", async () => {
  const { id } = await staff.create("languages", { name: "First", redirecturl: "https://a.example/" });
  await payload.db.deleteVersions({ collection: "languages", where: { parent: { equals: id } } });
  await staff.update("languages", id, { name: "Second" });
  expect((await versionsOf("languages", id)).map(({ version }) => version.name)).toEqual(["Second", "First"]);
});

it(`keeps the newest ${MOST_VERSIONS} versions of a text, and none of an erased one`, async () => {
  const { id } = await staff.create("languages", { name: "0", redirecturl: "https://a.example/" });
  for (let turn = 1; turn <= MOST_VERSIONS + 2; turn += 1)
    await staff.update("languages", id, { name: String(turn) });
  const kept = (await versionsOf("languages", id)).map(({ version }) => version.name);
  expect(kept).toHaveLength(MOST_VERSIONS);
  expect(kept[0]).toBe(String(MOST_VERSIONS + 2));
  await staff.remove("languages", id);
  expect(await versionsOf("languages", id)).toEqual([]);
});

it("an earlier version with another status doesn't publish a story against its storyteller's will", async () => {
  const [video] = await staff.list("videos");
  const id = String(video?.id);
  await staff.update("videos", id, { name: "Shown" });
  const { id: consent } = await payload.create({
    collection: "testimony-consents",
    data: { fullName: "Ruth", email: "ruth@example.org", video: id, withdrawnAt: new Date().toISOString() },
  });
  await staff.update("videos", id, { status: "Declined" });
  const shown = (await versionsOf("videos", id)).find(({ version }) => version.status === "Active");
  expect((await restore("videos", shown?.id ?? "")).status).toBe(400);
  expect(await staff.open("videos", id)).toMatchObject({ status: "Declined" });
  await payload.db.deleteMany({ collection: "testimony-consents", where: { id: { equals: consent } } });
  await staff.update("videos", id, { status: "Active", name: String(video?.name) });
});

it("staff read in words who changed what", async () => {
  const title = `T${randomUUID()}`;
  const slug = title.toLowerCase();
  const { id } = await staff.create("pages", { title, slug });
  expect((await notes())[0]).toBe(`${staff.email} added the page ‘${title}’`);
  await staff.update("pages", id, { title: `${title}!`, effectiveDate: "2026-01-01T12:00:00.000Z" });
  expect((await notes())[0]).toBe(
    `${staff.email} changed ‘Title’ and ‘Effective date’ of the page ‘${title}!’`,
  );
  // A save without changes doesn't count.
  await staff.update("pages", id, { title: `${title}!` });
  expect((await notes())[0]).toContain("changed ‘Title’ and ‘Effective date’");
  await staff.update("pages", id, { deletedAt: new Date().toISOString() });
  expect((await notes())[0]).toBe(`${staff.email} moved the page ‘${title}!’ to the trash`);
  await request.patch(`/api/pages/${id}?trash=true`, { headers: staff.headers, data: { deletedAt: null } });
  expect((await notes())[0]).toBe(`${staff.email} restored the page ‘${title}!’ from the trash`);
  await staff.remove("pages", id);
  // Its name goes with it.
  expect((await notes()).slice(0, 2)).toEqual([
    `${staff.email} permanently erased a page`,
    `${staff.email} restored a page from the trash`,
  ]);
});

it("publishing and unpublishing are named in the history", async () => {
  const [video] = await staff.list("videos");
  const [id, name] = [String(video?.id), String(video?.name)];
  await staff.update("videos", id, { status: "Declined" });
  expect((await notes())[0]).toBe(`${staff.email} removed the video ‘${name}’ from the site`);
  await staff.update("videos", id, { status: "Active", description: "Another" });
  expect((await notes())[0]).toBe(
    `${staff.email} published the video ‘${name}’, with a change of ‘Description’`,
  );
  const [blog] = await staff.list("blogs");
  await staff.draft("blogs", String(blog?.id), { title: "Not yet" });
  expect((await notes())[0]).toBe(
    `${staff.email} wrote a draft of the blog article ‘${String(blog?.title)}’, with a change of ‘Title’`,
  );
  await staff.updateGlobal("help", { title: "Help!" });
  expect((await notes())[0]).toBe(`${staff.email} changed ‘Title’ of ‘Help page’`);
});

it("visitors can neither read nor write the history", async () => {
  for (const headers of [{}, asSomeVisitor()]) {
    expect((await request.get("/api/changes", { headers })).status).toBe(403);
  }
  const before = await payload.count({ collection: "changes" });
  await request.post("/add_contact_us", {
    headers: asSomeVisitor(),
    data: { name: "A", email: "a@example.org", message: "Hello" },
  });
  expect(await payload.count({ collection: "changes" })).toEqual(before);
  await read(request, "/language/get", z.looseObject({}));
});
