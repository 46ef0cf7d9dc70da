import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Upload } from "@tus/utils";
import { ownFolder } from "@/lib/test-support/own-folder";
import { UPLOAD_LIFETIME_MS } from "./upload-storage";
import { diskUploads } from "./disk-uploads";
import { networkOf, ownerOf, ownUpload } from "./uploads";

const folder = ownFolder();
process.env.UPLOAD_DIR = folder;
const owner = ownerOf("a visitor");
const network = networkOf("192.0.2.7");

async function store(digit: string, content = "hello"): Promise<string> {
  const id = digit.repeat(32);
  await diskUploads.dataStore().create(new Upload({ id, size: 11, offset: 0, metadata: { owner, network } }));
  writeFileSync(path.join(folder, id), content);
  return id;
}

const filesOf = (id: string) => readdirSync(folder).filter((name) => name.startsWith(id));

function touch(names: string[], at: number) {
  for (const name of names) utimesSync(path.join(folder, name), at / 1000, at / 1000);
}

it("stores no visitor's id", () => {
  expect(ownerOf("a visitor")).not.toContain("visitor");
  expect(ownerOf("a visitor")).not.toBe(ownerOf("another visitor"));
});

it("stores no address, but distinguishes them", () => {
  expect(network).not.toContain("192.0.2");
  expect(networkOf("192.0.2.8")).not.toBe(network);
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2::2"));
});

it("remembers a published upload, without its file", async () => {
  const id = await store("c");
  const upload = await ownUpload(id, owner);
  if (upload) await diskUploads.markPublished(upload);
  expect(filesOf(id)).toEqual([`${id}.json`, `${id}.published`]);
  expect(await ownUpload(id, owner)).toMatchObject({ isPublished: true });
});

it.each([
  "",
  ".",
  "..",
  "../secrets",
  "..%2fsecrets",
  "%2e%2e",
  "/etc/passwd",
  "d".repeat(31),
  "D".repeat(32),
  `${"d".repeat(32)}.json`,
  `${"d".repeat(32)}\n`,
  `${"d".repeat(31)}\0`,
  "__proto__",
])("finds no upload under the name %j", async (id) => {
  await store("d");
  expect(await ownUpload(id, owner)).toBeNull();
});

describe("the sweep", () => {
  const now = Date.now();
  const dayAgo = now - UPLOAD_LIFETIME_MS;

  it("removes uploads untouched for a day, published or not", async () => {
    const [left, published, young] = [await store("1"), await store("2"), await store("3")];
    const upload = await ownUpload(published, owner);
    if (upload) await diskUploads.markPublished(upload);
    touch([...filesOf(left), ...filesOf(published)], dayAgo - 1000);
    touch(filesOf(young), dayAgo + 60_000);
    await diskUploads.removeStale(now);
    expect([left, published, young].map((id) => filesOf(id).length)).toEqual([0, 0, 2]);
  });

  it("keeps an upload that is still growing, however long ago it began", async () => {
    const id = await store("4");
    touch([`${id}.json`], dayAgo - 1000);
    await diskUploads.removeStale(now);
    expect(filesOf(id)).toEqual([id, `${id}.json`]);
  });

  it("keeps other files", async () => {
    writeFileSync(path.join(folder, "notes.txt"), "");
    touch(["notes.txt"], 0);
    await diskUploads.removeStale(now);
    expect(readdirSync(folder)).toContain("notes.txt");
  });
});
