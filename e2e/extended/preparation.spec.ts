import { createAdmin } from "../support/admin";
import { expectPlays, PREPARE_TIMEOUT, preparedOf, unfinishedOf, workerOf } from "../support/preparation";
import { aStory, sendStory } from "../support/provider-calls";
import { countJobs } from "../support/provider-database";
import { phoneVideo, TELLING } from "../support/real-videos";
import { expect, test } from "../support/test";

const SECONDS = 6;

/** Begun by two workers each time, which are killed together. */
const ROUNDS_KILLED = 2;

const OTHER_SLUG = "r8th";

// Starts a worker several times, which loads the whole provider each time.
test.describe.configure({ timeout: 600_000 });

test("stories are prepared once each by two workers, however often those are killed, and play", async ({
  page,
  startStack,
}) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "1" } });
  const admin = await createAdmin(stack.provider.url);
  const video = await phoneVideo(30, SECONDS);
  for (const slug of [aStory.slug, OTHER_SLUG]) {
    expect((await sendStory(stack, { ...aStory, slug }, slug, video)).status).toBe(200);
  }
  const clips = await Promise.all(
    [aStory.slug, OTHER_SLUG].map(async (slug) => String((await admin.find("stories", "slug", slug))?.file)),
  );
  const story = await admin.find("stories", "slug", aStory.slug);
  const publish = () => admin.update("stories", story?.id ?? "", { status: "Published" });
  const states = () =>
    Promise.all(clips.map(async (clip) => (await admin.find("clips", "id", clip))?.preparation));
  await expect(publish()).rejects.toThrow("waits to be prepared");

  /** Starts two workers and waits until each is at one of the clips. */
  const startBoth = async () => {
    const both = [workerOf(stack), workerOf(stack)] as const;
    await expect
      .poll(() => clips.map((clip) => both.some(({ pid }) => unfinishedOf(stack, clip, pid).length > 0)), {
        timeout: PREPARE_TIMEOUT,
        intervals: [50],
      })
      .toEqual([true, true]);
    return both;
  };

  for (let round = 0; round < ROUNDS_KILLED; round += 1) {
    const both = await startBoth();
    await Promise.all(both.map((worker) => worker.stop("SIGKILL")));
    expect(await states()).toEqual(["preparing", "preparing"]);
  }
  const [killed, going] = await startBoth();
  await Promise.all([killed.stop("SIGKILL"), stack.provider.stop("SIGKILL")]);
  await stack.provider.start();
  const heir = workerOf(stack);
  try {
    await expect.poll(states, { timeout: PREPARE_TIMEOUT }).toEqual(["ready", "ready"]);
  } finally {
    await Promise.all([going.stop(), heir.stop()]);
  }
  for (const clip of clips) {
    const record = await admin.find("clips", "id", clip);
    for (const [folder, count] of [
      ["renditions", 3],
      ["frames", 3],
    ] as const) {
      const files = preparedOf(stack, folder, clip);
      expect(files).toHaveLength(count);
      expect(record?.[folder]).toHaveLength(count);
      for (const file of files) expect(JSON.stringify(record?.[folder])).toContain(file);
    }
    expect(unfinishedOf(stack, clip)).toEqual([]);
    expect(await countJobs(stack, clip)).toBe(0);
  }

  await publish();
  const [main = ""] = preparedOf(stack, "renditions", clips[0] ?? "");
  const response = await fetch(`${stack.provider.url}/uploads/renditions/${main}`);
  expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).not.toMatch(TELLING);
  await page.goto(`${stack.site.url}/video-detail/${aStory.slug}`);
  await expectPlays(page, SECONDS);
});
