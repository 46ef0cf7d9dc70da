import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/**
 * Fills in a form of Payload's and sends it. The form checks what it has noted of its fields, which trails what is typed by 150 ms and more
 * on a busy machine: a click before sends nothing, and says for a moment that fields are not valid.
 *
 * @param call where it is sent, as a glob
 */
export async function sendPayloadForm(
  page: Page,
  fields: Record<string, string>,
  { button, call }: { button: string; call: string },
) {
  await expect(async () => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    const sent = page.waitForRequest(call, { timeout: 5_000 });
    await page.getByRole("button", { name: button }).click();
    await sent;
  }).toPass();
}
