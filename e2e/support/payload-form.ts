import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** How long one try may take, in milliseconds. */
const TRY_MS = 5_000;

/**
 * Fills in one of Payload's forms and sends it. Payload notes typed text after 150 ms, and later on a busy machine. A
 * click before that sends nothing, and briefly marks fields as invalid.
 *
 * @param path where it is sent
 */
export async function sendPayloadForm(
  page: Page,
  fields: Record<string, string>,
  { button, path }: { button: string; path: string },
) {
  let isSent = false;
  page.on("request", (request) => (isSent ||= new URL(request.url()).pathname === path));
  await expect(async () => {
    // A late try may have sent it: then the form is gone.
    if (isSent) return;
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label).fill(value, { timeout: TRY_MS });
    await page.getByRole("button", { name: button }).click({ timeout: TRY_MS });
    await expect.poll(() => isSent, { timeout: TRY_MS }).toBe(true);
  }).toPass();
}
