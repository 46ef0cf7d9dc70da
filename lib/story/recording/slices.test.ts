/** @jest-environment jsdom */
import { get } from "idb-keyval";
import { WHOLE } from "@lampstand/contract/kept";
import { delMany, keys, set } from "@/lib/test-support/memory-idb";
import {
  holdRecording,
  keepSlice,
  keepTake,
  keptRecording,
  keptTake,
  removeAllSlices,
  removeOtherSlices,
} from "./slices";

jest.mock("client-only", () => ({}));
jest.mock("idb-keyval", () => jest.requireActual<object>("@/lib/test-support/memory-idb"));

const HOUR_MS = 60 * 60 * 1000;

const now = Date.now();

const take = (others = {}) => ({
  ...{ begun: now, mimeType: "video/webm;codecs=vp9", seconds: 4, address: "/api/uploads/1" },
  ...{ kept: WHOLE, ...others },
});

const slice = (text: string) => new Blob([text], { type: "video/webm" });

/** Held by open pages. */
let held: string[] = [];
const locks = {
  request: async (name: string) => held.push(name),
  query: async () => ({ held: held.map((name) => ({ name })) }),
};

beforeEach(async () => {
  held = [];
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  localStorage.clear();
  await delMany(await keys());
});

it("returns the last recording with its repeated answers, and its slices in order", async () => {
  await keepSlice(take({ begun: now - HOUR_MS }), 0, slice("other"));
  for (let index = 0; index < 12; index += 1) await keepSlice(take(), index, slice(`${index} `));
  await keepTake(take({ kept: [[3.5, 86_400]] }));
  const kept = await keptTake();
  expect(kept).toEqual(take({ kept: [[3.5, 86_400]] }));
  const film = await keptRecording(kept ?? take());
  expect([film.name, film.type, film.size, film.lastModified]).toEqual([
    ...["my-story.webm", "video/webm", "0 1 2 3 4 5 6 7 8 9 10 11 ".length, now],
  ]);
});

it("returns the previous recording if all of the last one was recorded again", async () => {
  await keepSlice(take({ begun: now - HOUR_MS }), 0, slice("first"));
  await keepSlice(take({ kept: [[4, 86_400]] }), 0, slice("second"));
  expect(await keptTake()).toMatchObject({ begun: now - HOUR_MS });
});

it("removes recordings older than a day, and offers none without its beginning", async () => {
  await keepSlice(take({ begun: now - 25 * HOUR_MS }), 0, slice("old"));
  await keepSlice(take(), 1, slice("middle"));
  expect(await keptTake()).toBeNull();
  expect(await keys()).toEqual([]);
});

it.each([
  ["nothing is known", undefined],
  ["what is known is no list", take({ kept: "[]" })],
  ["a part has no end", take({ kept: [[1]] })],
  ["a part is no number", take({ kept: [[1, null]] })],
  ["it says nothing of that", take({ kept: undefined })],
])("does not claim that nothing was recorded again if %s", async (_, known) => {
  await set([now, 0], slice("film"));
  if (known) await set([now, "known"], known);
  const kept = await keptTake();
  expect(kept).toMatchObject({ begun: now, kept: null });
  expect(await keptRecording(kept ?? take())).toMatchObject({ name: "my-story.webm", type: "video/webm" });
});

const { kept: _, ...earlier } = take();

it("reads an earlier version's format, which stored the omitted parts", async () => {
  await keepSlice(take(), 0, slice("film"));
  await set([now, "known"], { ...earlier, leftOut: [[1, 2]] });
  const parts = [
    [0, 1],
    [2, 86_400],
  ];
  expect(await keptTake()).toEqual(take({ kept: parts }));
});

it("takes over once what an earlier version stored in localStorage", async () => {
  await set([now, 0], slice("film"));
  localStorage.setItem("recordedStory", JSON.stringify({ ...earlier, leftOut: [[0, 2]] }));
  expect(await keptTake()).toEqual(take({ kept: [[2, 86_400]] }));
  expect(localStorage).toHaveLength(0);
  expect(await get([now, "known"])).toEqual(take({ kept: [[2, 86_400]] }));
  localStorage.setItem("recordedStory", "{");
  expect(await keptTake()).toEqual(take({ kept: [[2, 86_400]] }));
  expect(localStorage).toHaveLength(0);
});

it("leaves nothing of a removed recording", async () => {
  await keepSlice(take(), 0, slice("one"));
  await keepSlice(take({ begun: now - 1 }), 0, slice("two"));
  await removeOtherSlices(now);
  expect(await keys()).toEqual([
    [now, 0],
    [now, "known"],
  ]);
  await removeOtherSlices(null);
  expect(await keys()).toEqual([]);
});

it("neither offers nor removes another page's recording until that page closes or somebody logs out", async () => {
  const elsewhere = now - HOUR_MS;
  held = [`recorded-stories:${elsewhere}`];
  await keepSlice(take({ begun: elsewhere }), 0, slice("theirs"));
  expect(await keptTake()).toBeNull();
  await keepSlice(take(), 0, slice("ours"));
  holdRecording(now);
  expect(held).toContain(`recorded-stories:${now}`);
  expect(await keptTake()).toMatchObject({ begun: now });
  await removeOtherSlices(null);
  expect(await keys()).toEqual([
    [elsewhere, 0],
    [elsewhere, "known"],
  ]);
  held = [];
  expect(await keptTake()).toMatchObject({ begun: elsewhere });
  held = [`recorded-stories:${elsewhere}`];
  await removeAllSlices();
  expect(await keys()).toEqual([]);
});
