import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { CollectionSlug } from "payload";
import sharp from "sharp";
import { z } from "zod";

import { goneItem } from "../src/features/revalidation/outbox";
import { updateIf } from "../src/lib/db/writes";
import { startProvider } from "./support/provider";
import { newSlug, newVideo } from "./support/stories";

const { dataDir, payload, rows, staff } = await startProvider({
  SITE_URL: "https://stories.example",
  REVALIDATE_SECRET: "a-secret-of-the-tests",
});

const journal = path.join(dataDir, "removals");

const aVideo = () => newVideo(staff);

/** Starts after a restore that stopped once the rows were in place. */
async function startAfterRestore(madeAt: string) {
  writeFileSync(path.join(journal, "restored.json"), JSON.stringify({ madeAt }));
  const { prepareDatabase } = await import("../src/prepare");
  await prepareDatabase(payload);
}

it("edits of a film are made again in order, starting from its state in the backup", async () => {
  // The film's edition, and the task for it.
  const [cut, other, cover] = ["0 1.000-9.000", "0 2.000-8.000", "1 cover {}"];
  const both = "1.000-9.000\ncover {}";
  const cases: [inBackup: string, since: string[], lacking: string | null][] = [
    ["0", [cut], "1.000-9.000"],
    ["0", [cut, cover], both],
    ["1", [cut], null],
    ["1", [cut, cover], "cover {}"],
    [cut, [cut], "1.000-9.000"],
    [cut, [cut, cover], both],
    [`0 ${both}`, [cut, cover], both],
    ["0", [other, cut], "1.000-9.000"],
    ["0", [cut, "0"], null],
    [cut, ["0"], null],
    ["0", [cut, cover, other], "2.000-8.000"],
    ["1", [cut, "1 whole", "2 cover {}"], "whole\ncover {}"],
    ["0", [cut, "1 replaced", "2 cover {}"], "replaced\ncover {}"],
    ["0 large", [], "large"],
  ];
  const partsOf = (text: string) => ({ edition: Number(text.slice(0, 1)), task: text.slice(2) });
  const { noteRemoval } = await import("../src/features/removals/journal");
  const clips: string[] = [];
  while (clips.length < cases.length) clips.push((await aVideo()).clip.id);
  const madeAt = new Date().toISOString();
  for (const [index, [inBackup, since]] of cases.entries()) {
    const id = clips[index] ?? "";
    const { edition, task } = partsOf(inBackup);
    const data = { edition, task: task || null };
    await updateIf(payload, { collection: "clips", where: { id: { equals: id } }, data });
    for (const entry of since)
      await noteRemoval({ collection: "clips", id, action: "edited", ...partsOf(entry) });
  }
  // Repeating it changes nothing.
  await startAfterRestore(madeAt);
  await startAfterRestore(madeAt);
  const found = await Promise.all(clips.map((id) => staff.open("clips", id)));
  expect(found.map(({ task }) => task)).toEqual(cases.map(([, , lacking]) => lacking));
});

it("the next start finishes a restore that ended before its journal was applied", async () => {
  const video = await aVideo();
  const madeAt = new Date().toISOString();
  const { noteRemoval } = await import("../src/features/removals/journal");
  await noteRemoval({ collection: "videos", id: video.id, action: "hidden", status: "Pending" });
  await startAfterRestore(madeAt);
  // Nothing from earlier rows that a site has read appears again.
  expect(await rows("pending-revalidations")).toContainEqual(
    expect.objectContaining({ tags: ["everything", goneItem("everything")] }),
  );
  expect(await staff.one("videos", "id", video.id)).toMatchObject({ status: "Pending" });
  expect(readdirSync(journal)).not.toContain("restored.json");
});

it("removed captions, dates and pictures stay removed", async () => {
  const { id, clip } = await aVideo();
  const { id: planned } = await aVideo();
  const cues = [{ start: 0, end: 1, text: "My name is Ruth" }];
  const captions = await staff.create("captions", { clip: clip.id, lang: "en", cues });
  const publishAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await staff.update("videos", planned, { status: "Pending", publishAt });
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const face = { name: "face.png", mimeType: "image/png", buffer };
  const picture = (await staff.uploaded("images", face, { alt: "Ruth" })).id;
  const tag = await staff.create("hashtags", { name: newSlug(), slug: newSlug(), status: "Active" });
  const { tImages } = await staff.readGlobal("home");
  const madeAt = new Date().toISOString();

  await staff.update("captions", captions.id, { isDraft: true });
  await staff.update("videos", planned, { publishAt: null });
  await staff.update("images", picture, { deletedAt: new Date().toISOString() });

  const asInBackup = (collection: CollectionSlug, record: string, data: Record<string, unknown>) =>
    updateIf(payload, { collection, where: { id: { equals: record } }, data });
  await asInBackup("captions", captions.id, { isDraft: false });
  await asInBackup("videos", planned, { publishAt });
  await asInBackup("images", picture, { deletedAt: null });
  await asInBackup("videos", id, { poster: picture });
  await asInBackup("hashtags", tag.id, { image: picture });
  await staff.updateGlobal("settings", { logo: picture });
  await staff.updateGlobal("home", { tImages: [picture, ...z.array(z.string()).parse(tImages)] });

  await startAfterRestore(madeAt);
  expect(await staff.open("captions", captions.id)).toMatchObject({ isDraft: true });
  expect(await staff.open("videos", planned)).toMatchObject({ status: "Pending", publishAt: null });
  expect(await staff.open("videos", id)).toMatchObject({ status: "Active", poster: null });
  expect(await staff.open("hashtags", tag.id)).toMatchObject({ status: "Active", image: null });
  expect(await staff.readGlobal("settings")).toMatchObject({ logo: null });
  expect(await staff.readGlobal("home")).toMatchObject({ tImages });
  expect(await payload.find({ collection: "images", where: { id: { equals: picture } } })).toMatchObject({
    docs: [],
  });
});
