import type { Page } from "@playwright/test";
import { startLine } from "./line";
import { expect, test as base } from "./test";
import { makeVideo, openUpload, watchParts } from "./uploads";

const MEBIBYTE = 1024 * 1024;

/** Several parts of a fast line, in mebibytes. */
export const SIZE = 26;

/** In the midst of a part, in bytes. */
export const MIDWAY = 12 * MEBIBYTE;

/** What has been sent by then, at least. */
const PERCENT_SENT = 40;

type Line = Awaited<ReturnType<typeof startLine>>;

/** Tests with a line to the site that can be held and cut. */
export const test = base.extend<{ line: Line }>({
  line: async ({ siteUrl }, use) => {
    const line = await startLine(siteUrl);
    await use(line);
    await line.stop();
  },
});

/** Begins to send a video, and stops the line midway. */
export async function beginAndHold(
  page: Page,
  line: Line,
  name: string,
  open: () => ReturnType<typeof openUpload> = () => openUpload(page, line.url),
) {
  const video = makeVideo(name, SIZE);
  const sent = watchParts(page);
  const story = await open();
  await story.fill();
  await story.choose(video);
  const held = line.holdAfter(MIDWAY);
  await story.submit();
  await held;
  await expect.poll(story.percent).toBeGreaterThanOrEqual(PERCENT_SENT);
  return { video, sent, story };
}

/**
 * What is said of an upload that was held midway. The site has at least all but the part that was on its way, and at most
 * what the line had taken from the browser besides.
 */
export const earlierUpload = (page: Page, name: string) =>
  page.getByText(new RegExp(`^The upload of ${name} stands at (1[5-9]|[2-8]\\d)%\\.`));

/** The HTTP status with which the site answers for an upload at this address. */
export const statusOf = async (page: Page, at: string) =>
  (await page.request.head(at, { headers: { "tus-resumable": "1.0.0" } })).status();
