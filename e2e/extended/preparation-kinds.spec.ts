import { createAdmin } from "../support/admin";
import { expectPlays, PREPARE_TIMEOUT, workerOf } from "../support/preparation";
import { aStory, sendStory } from "../support/provider-calls";
import { cutOff, H264, makeVideo, phoneVideo, scene } from "../support/real-videos";
import { activeReel, sourcedVideos } from "../support/reels";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 600_000 });

/** What phones, cameras and programs make. A longer name would be cut on the video's page. */
const KINDS = [
  { name: "A phone's HDR, on its side", seconds: 2, hasSound: true, make: () => phoneVideo(60, 2) },
  {
    name: "VP9 in WebM",
    seconds: 2,
    hasSound: true,
    make: () =>
      makeVideo(
        scene("640x360", 25, 2),
        "sine=duration=2",
        "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus -f webm",
      ),
  },
  {
    name: "AVI, mono and very loud",
    seconds: 2,
    hasSound: true,
    make: () =>
      makeVideo(
        scene("640x480", 25, 2),
        "sine=duration=2",
        "-af volume=30dB -ac 1 -c:v mpeg4 -c:a libmp3lame -f avi",
      ),
  },
  {
    name: "4K without sound",
    seconds: 1,
    hasSound: false,
    make: () => makeVideo(scene("3840x2160", 30, 1), null, `${H264} -f mp4`),
  },
  {
    name: "A silent square, as Matroska",
    seconds: 2,
    hasSound: false,
    make: () => makeVideo(scene("480x480", 50, 2), "anullsrc=d=2", `${H264} -c:a aac -f matroska`),
  },
  {
    name: "Three minutes",
    seconds: 180,
    hasSound: false,
    make: () => makeVideo(scene("192x108", 6, 180), null, "-c:v mpeg4 -f avi"),
  },
].map((kind, index) => ({ ...kind, slug: `k${index}nd` }));

test("stories of every kind play on their pages and in the feed", async ({ page, startStack }) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "2" } });
  const { site } = stack;
  const admin = await createAdmin(stack.provider.url);
  const videos = await Promise.all(KINDS.map(({ make }) => make()));
  for (const [index, { name, slug }] of KINDS.entries()) {
    const sent = await sendStory(stack, { ...aStory, name, slug }, slug, videos[index]);
    expect([name, sent.status]).toEqual([name, 200]);
  }
  const worker = workerOf(stack);
  try {
    for (const { name, slug, seconds, hasSound } of KINDS) {
      const story = await admin.find("stories", "slug", slug);
      const preparation = async () => (await admin.find("clips", "id", String(story?.file)))?.preparation;
      await expect.poll(preparation, { timeout: PREPARE_TIMEOUT }).toBe("ready");
      await admin.update("stories", story?.id ?? "", { status: "Published" });

      await test.step(`${name}: its page`, async () => {
        await expect(async () => {
          await page.goto(`${site.url}/video-detail/${slug}`);
          await expect(page.getByRole("heading", { level: 1, name })).toBeVisible({ timeout: 2000 });
        }).toPass();
        await expectPlays(page, seconds);
      });
      await test.step(`${name}: the feed`, async () => {
        await page.goto(`${site.url}/video-reels?v=${slug}`);
        await expect(activeReel(page)).toHaveAccessibleName(name);
        // A short one may be over by now.
        const frames = async () => Math.max(0, ...(await sourcedVideos(page)).map((video) => video.frames));
        await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(5);
        await expect(page.getByRole("button", { name: "UNMUTE" })).toHaveCount(hasSound ? 1 : 0);
      });
    }
  } finally {
    await worker.stop();
  }
});

test("what cannot be prepared says why, at the door or in the review", async ({ startStack }) => {
  const stack = await startStack({ variables: { PREPARE_AT_ONCE: "1" } });
  const admin = await createAdmin(stack.provider.url);
  const refused = async (file: Blob) => {
    const response = await sendStory(stack, aStory, crypto.randomUUID(), file);
    return [response.status, await response.text()];
  };
  expect(await refused(new Blob(["#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"]))).toEqual([
    415,
    expect.stringContaining("Please select a video file."),
  ]);
  const film = await makeVideo(scene("320x240", 30, 4), null, `${H264} -movflags +faststart -f mp4`);
  expect(await refused(cutOff(film))).toEqual([
    415,
    expect.stringContaining("A part of this video is missing."),
  ]);

  const stream = await makeVideo(scene("320x240", 30, 4), null, `${H264} -f matroska`);
  expect((await sendStory(stack, aStory, "a-key", cutOff(stream))).status).toBe(200);
  const worker = workerOf(stack);
  try {
    const story = await admin.find("stories", "slug", aStory.slug);
    const problem = async () => (await admin.find("clips", "id", String(story?.file)))?.problem;
    await expect
      .poll(problem, { timeout: PREPARE_TIMEOUT })
      .toMatch(/^Only \d of its 4 seconds can be read: the file is damaged, or did not arrive whole\./);
  } finally {
    await worker.stop();
  }
});
