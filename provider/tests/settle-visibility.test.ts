import { startProvider } from "./support/provider";
import { first, readVideos } from "./support/read";

const { payload, request } = await startProvider();
const { createSettling, settleVisibility } = await import("../src/features/visibility/recalculate");
const { query } = await import("../src/lib/db/query");
const { idOf } = await import("../src/lib/id-of");

const START = { isRestored: false, build: "one" };

/** Withdraws a published film as another program would: nobody notes the consequences. */
async function withdrawUnnoticed() {
  const { _id } = first(await readVideos(request));
  const { videoLink } = await payload.findByID({ collection: "videos", id: _id, depth: 0 });
  const write = (preparation: string) =>
    query(payload.db, "UPDATE clips SET preparation = ? WHERE id = ?", [preparation, idOf(videoLink) ?? ""]);
  const isShown = async () => (await readVideos(request)).some((shown) => shown._id === _id);
  await write("withdrawn");
  expect(await isShown()).toBe(true);
  return { isShown, undo: () => write("unprepared") };
}

it.each([
  ["another build of this program has looked at last", { isRestored: false, build: "two" }],
  ["a restore has changed", { isRestored: true, build: "one" }],
  ["nobody knows which build has looked at", { isRestored: false, build: undefined }],
])("checks everything before any answer where %s", async (_, start) => {
  await settleVisibility(payload, START);
  const { isShown, undo } = await withdrawUnnoticed();
  await settleVisibility(payload, start);
  expect(await isShown()).toBe(false);
  expect(await createSettling(payload)()).toBeUndefined();
  await undo();
  await settleVisibility(payload, { isRestored: true, build: "one" });
  expect(await isShown()).toBe(true);
});

it("checks everything while the provider answers if the same build did so before", async () => {
  await settleVisibility(payload, START);
  const { isShown, undo } = await withdrawUnnoticed();
  await settleVisibility(payload, START);
  expect(await isShown()).toBe(true);
  const settle = createSettling(payload);
  let parts = 1;
  while ((await settle()) !== undefined) parts += 1;
  expect(await isShown()).toBe(false);
  // Ten videos a part, so that nobody waits long for an answer, and the last one.
  const { totalDocs } = await payload.count({ collection: "videos" });
  expect(parts).toBe(Math.ceil(totalDocs / 10) + 1);
  await undo();
  await settleVisibility(payload, { isRestored: true, build: "one" });
  expect(await isShown()).toBe(true);
});

it("checks everything when a rule changes, but not when another part of its form does", async () => {
  const save = (data: Record<string, unknown>) => payload.updateGlobal({ slug: "story-form", data });
  const { isShown, undo } = await withdrawUnnoticed();
  await save({ needsTwoForDanger: true, takesPrayers: false });
  expect(await isShown()).toBe(true);
  await save({ needsTwoForDanger: false, takesPrayers: true });
  expect(await isShown()).toBe(false);
  await undo();
  await save({ needsTwoForDanger: true });
  expect(await isShown()).toBe(true);
});
