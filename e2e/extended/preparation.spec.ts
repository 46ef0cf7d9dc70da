import { createAdmin } from "../support/admin";
import { expectPlays, PREPARE_TIMEOUT, preparedOf, unfinishedOf, workerOf } from "../support/preparation";
import { aStory, sendStory } from "../support/provider-calls";
import { countJobs } from "../support/provider-database";
import { phoneVideo, TELLING } from "../support/real-videos";
import { activeReel, sourcedVideos, unmuteButton } from "../support/reels";
import { expect, test } from "../support/test";

const SECONDS = 6;

/** One with sound, one without. */
const STORIES = [
  { words: { ...aStory, name: "Ruth is heard" }, hasSound: true },
  { words: { ...aStory, name: "Ruth is silent", slug: "r8th" }, hasSound: false },
];

// Starts a worker several times, each of which loads the whole provider.
test.describe.configure({ timeout: 600_000 });

test("two workers prepare stories once each and playable, however often they are killed", async ({
  page,
  startStack,
}) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "1" } });
  const admin = await createAdmin(stack.provider.url);
  for (const { words, hasSound } of STORIES) {
    const video = await phoneVideo(30, SECONDS, { hasSound });
    expect((await sendStory(stack, words, words.slug, video)).status).toBe(200);
  }
  const stories = await Promise.all(STORIES.map(({ words }) => admin.find("stories", "slug", words.slug)));
  const clips = stories.map((story) => String(story?.file));
  const publish = () =>
    Promise.all(stories.map((story) => admin.update("stories", story?.id ?? "", { status: "Published" })));
  const states = () =>
    Promise.all(clips.map(async (clip) => (await admin.find("clips", "id", clip))?.preparation));
  await expect(publish()).rejects.toThrow("is waiting to be prepared");

  /** Starts two workers and waits until each is processing one of the clips. */
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

  const both = await startBoth();
  await Promise.all(both.map((worker) => worker.stop("SIGKILL")));
  expect(await states()).toEqual(["preparing", "preparing"]);
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
  for (const { words, hasSound } of STORIES) {
    await page.goto(`${stack.site.url}/video-detail/${words.slug}`);
    await expectPlays(page, SECONDS);
    await expect(unmuteButton(page)).toHaveCount(hasSound ? 1 : 0);
    await page.goto(`${stack.site.url}/video-reels?v=${words.slug}`);
    await expect(activeReel(page)).toHaveAccessibleName(words.name);
    await expect.poll(async () => (await sourcedVideos(page)).some(({ frames }) => frames > 5)).toBe(true);
    await expect(unmuteButton(page)).toHaveCount(hasSound ? 1 : 0);
  }
});
