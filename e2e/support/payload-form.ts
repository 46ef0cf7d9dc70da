import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** How long one try may take, in milliseconds. */
const TRY_MS = 5_000;

/**
 * Fills in a form of Payload's and sends it. The form checks what it has noted of its fields, which trails what is typed by 150 ms and more
 * on a busy machine: a click before sends nothing, and says for a moment that fields are not valid.
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
    // A try may have been sent late: then the form is gone.
    if (isSent) return;
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label).fill(value, { timeout: TRY_MS });
    await page.getByRole("button", { name: button }).click({ timeout: TRY_MS });
    await expect.poll(() => isSent, { timeout: TRY_MS }).toBe(true);
  }).toPass();
}
