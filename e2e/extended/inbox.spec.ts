import { signInAsAdmin } from "../support/admin-sign-in";
import { aStory, sendStory } from "../support/provider-calls";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 120_000 });

test("the list of stories tells which were withdrawn", async ({ page, startStack }) => {
  const stack = await startStack();
  const { provider } = stack;
  const admin = await signInAsAdmin(page, provider.url);
  for (const [name, slug] of [
    ["Ruth", "ruth1"],
    ["Naomi", "naomi1"],
  ] as const) {
    const words = { ...aStory, name, slug };
    expect((await sendStory(stack, words, slug)).status).toBe(200);
    const { id = "" } = (await admin.find("stories", "slug", slug)) ?? {};
    await admin.update("stories", id, { status: "Published" });
    if (name === "Ruth") await admin.press("stories", id, "withdraw-consent");
  }
  await page.goto(`${provider.url}/admin/collections/stories`);
  await expect(page.getByRole("columnheader", { name: "Consent withdrawn" })).toBeVisible();
  const withdrawn = (name: RegExp) => page.getByRole("row", { name }).locator(".cell-withdrawnAt");
  await expect(withdrawn(/Ruth/)).toHaveText(/\d{4}/);
  await expect(withdrawn(/Naomi/)).not.toHaveText(/\d{4}/);
});
