import type { Page } from "@playwright/test";
import { startLine } from "./line";
import { expect, test as base } from "./test";
import { makeVideo, openUpload, watchParts } from "./uploads";

const MEBIBYTE = 1024 * 1024;

/** Four parts, the last of them short, in mebibytes. */
export const SIZE = 26;

/** In the midst of the second part, in bytes. */
export const MIDWAY = 12 * MEBIBYTE;

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
  await expect.poll(story.percent).toBe(30);
  return { video, sent, story };
}

/** The HTTP status with which the site answers for an upload at this address. */
export const statusOf = async (page: Page, at: string) =>
  (await page.request.head(at, { headers: { "tus-resumable": "1.0.0" } })).status();
