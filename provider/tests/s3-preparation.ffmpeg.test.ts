import { readdir } from "node:fs/promises";
import path from "node:path";

import { newStory, startPreparation } from "./support/preparation";
import { startProviderOnS3 } from "./support/s3";

const provider = await startProviderOnS3({ PREPARE_AT_ONCE: "1" });
const { request, staff, dataDir, stored, temporary } = provider;
const { work } = await startPreparation(provider);
const { prepareClip } = await import("../src/features/preparation/prepare-clip");

it("a worker prepares a clip from a remote store, and keeps nothing of it on its own disk", async () => {
  const story = await newStory(request, staff);
  let input = "";
  await work((given) => {
    ({ input } = given);
    return prepareClip(given);
  });
  expect(path.dirname(input).startsWith(path.join(dataDir, "tmp"))).toBe(true);
  expect(await temporary()).toEqual([]);
  const clip = await story.clip();
  expect(clip).toMatchObject({ preparation: "ready", problem: null, hasSound: true });
  const made = (await stored()).filter((name) => name.includes(story.clipId));
  expect(made.some((name) => name.startsWith("renditions/"))).toBe(true);
  expect(made.some((name) => name.startsWith("frames/"))).toBe(true);

  await staff.update("stories", story.id, { status: "Published" });
  for (const name of made) {
    const answer = await request.get(`/uploads/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.bytes.length).toBeGreaterThan(1_000);
  }
  const onDisk = await readdir(path.join(dataDir, "uploads/renditions"));
  expect(onDisk).toEqual([]);
});
