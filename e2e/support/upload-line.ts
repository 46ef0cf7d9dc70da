import type { Page } from "@playwright/test";
import { startLine } from "./line";
import { expect, test as base } from "./test";
import { makeVideo, openUpload, watchParts } from "./uploads";

const MEBIBYTE = 1024 * 1024;

/** Several parts on a fast line, in mebibytes. */
export const SIZE = 26;

/** In the middle of a part, in bytes. */
export const MIDWAY = 12 * MEBIBYTE;

/** At least this much has been sent by then, in percent. */
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

/** Starts to send a video, and holds the line midway. */
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
 * Returns the message about an upload held midway. The site has at least everything except the part on its way, and at
 * most what the line accepted besides.
 */
export const earlierUpload = (page: Page, name: string) =>
  page.getByText(new RegExp(`^The upload of ${name} is at (1[5-9]|[2-8]\\d)%\\.`));

/** Returns the site's HTTP status for an upload at this address. */
export const statusOf = async (page: Page, at: string) =>
  (await page.request.head(at, { headers: { "tus-resumable": "1.0.0" } })).status();
