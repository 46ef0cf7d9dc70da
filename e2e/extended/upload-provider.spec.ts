import type { Stack } from "../support/stack";
import { startStoryProvider } from "../support/foreign-providers";
import { makeVideo, openUpload, waitingVideos, watchParts } from "../support/uploads";
import { expect, test } from "../support/test";

const KEPT = "We have received your video, so you won’t have to send it again.";

let provider: Awaited<ReturnType<typeof startStoryProvider>>;
let stack: Stack;

test.beforeAll(async ({ foreignSite }) => {
  provider = await startStoryProvider(foreignSite.serve);
  stack = foreignSite.stack;
});

test.beforeEach(() => {
  provider.recover();
  provider.keys.length = 0;
});

for (const { kind, status, sentence, retryAfter, shown } of [
  {
    kind: "whose disk is full",
    status: 507,
    sentence: "There is no room for more videos.",
    shown: "There is no room for more videos.",
  },
  { kind: "that failed", status: 500, sentence: "Something broke.", shown: "Something broke." },
  {
    kind: "that has had enough for now",
    status: 429,
    sentence: "Too many stories.",
    retryAfter: "180",
    shown: "Too many stories. You can send it in 3 minutes.",
  },
  { kind: "that wants other words", status: 422, sentence: "No links, please.", shown: "No links, please." },
])
  test(`shows the words of a provider ${kind}, which costs one more click, not the video`, async ({
    page,
  }) => {
    provider.refuse(status, sentence, retryAfter);
    const { parts } = watchParts(page);
    const story = await openUpload(page, stack.site.url);
    await story.fill();
    await story.choose(makeVideo("kept.mp4"));
    await story.submit();
    await expect(story.failure).toHaveText(`${shown} ${KEPT}`);
    await expect(page.getByText(/We have received .*\. You only need to send the form\.$/)).toBeVisible();
    await expect(story.field("Name")).toHaveValue("Ann Example");
    const before = parts.length;

    provider.recover();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(story.success).toBeVisible();
    expect(parts).toHaveLength(before);
    expect(provider.keys).toHaveLength(2);
    expect(new Set(provider.keys).size).toBe(1);
    expect(waitingVideos(stack.env.UPLOAD_DIR ?? "")).toEqual([]);
  });
