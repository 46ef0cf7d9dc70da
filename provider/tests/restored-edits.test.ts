import { updateIf } from "../src/lib/db/writes";
import { fakeFfmpeg, newStory, type PrepareClip, startPreparation } from "./support/preparation";
import { startProvider } from "./support/provider";

const provider = await startProvider({ PREPARE_AT_ONCE: "1" });
const { request, staff, payload } = provider;
const { work } = await startPreparation(provider);
const { queueForgotten } = await import("../src/features/clips/clip-state");
const { readRemovals, removalsFolder } = await import("../src/features/removals/journal");

const edits: unknown[] = [];

/** FFmpeg, of which it is known what it was asked for. */
const prepareClip: PrepareClip = async (options) => {
  edits.push(options.edit);
  return fakeFfmpeg(options);
};

beforeEach(() => edits.splice(0));

/** A published film that a restore has given a task. */
async function aFilm(task?: string) {
  const story = await newStory(request, staff);
  await work();
  await staff.update("stories", story.id, { status: "Published" });
  const data = { task: task ?? null, updatedAt: new Date(0).toISOString() };
  await updateIf(payload, { collection: "clips", where: { id: { equals: story.clipId } }, data });
  const ask = async (action: string, body?: object) => {
    const address = `/api/clips/${story.clipId}/${action}`;
    return (await request.post(address, { headers: staff.headers, data: body })).status;
  };
  const objection = async () => (await staff.one("videos", "slug", story.slug)).objection;
  return { ...story, ask, objection };
}

it("what a restored backup lacks is made in turn, and nothing else is asked for meanwhile", async () => {
  const film = await aFilm("6.000-20.000\n2.000-10.000");
  expect(await film.ask("cut", { start: 1, end: 9 })).toBe(400);
  await queueForgotten(payload);
  await work(prepareClip);
  expect(await film.clip()).toMatchObject({ task: "2.000-10.000", cutFrom: 6, edition: 1 });
  expect(await film.objection()).toBe("edit-missing");
  await queueForgotten(payload);
  await work(prepareClip);
  expect(edits).toEqual([{ part: { start: 6, end: 20 } }, { part: { start: 2, end: 10 } }]);
  expect(await film.clip()).toMatchObject({ task: null, cutFrom: 8, edition: 2 });
  expect(await film.objection()).toBeNull();
});

it("a film whose file was replaced after a restored backup waits for staff", async () => {
  const film = await aFilm("replaced");
  expect(await film.ask("retry-task")).toBe(200);
  await work(prepareClip);
  expect(edits).toEqual([]);
  expect(await film.clip()).toMatchObject({
    task: "replaced",
    problem: expect.stringContaining("Please upload that again"),
  });
  expect(await film.objection()).toBe("edit-missing");
});

it("the journal has what was asked of each edition of a film, once", async () => {
  const film = await aFilm();
  await film.ask("cut", { start: 6, end: 20 });
  await work(prepareClip);
  await film.ask("undo-cut");
  await work(prepareClip);
  await film.ask("cut", { start: 1, end: 9 });
  await film.ask("retry-task");
  await film.ask("leave-as-it-is");
  const { removals } = await readRemovals(removalsFolder());
  const noted = removals.filter(({ id, action }) => id === film.clipId && action === "edited");
  expect(noted.map(({ edition, task }) => [edition, task])).toEqual([
    [0, "6.000-20.000"],
    [1, "whole"],
    [2, "1.000-9.000"],
    [2, ""],
  ]);
});
