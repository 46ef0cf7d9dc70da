import { createAdmin } from "./support/admin";
import { openSignedIn } from "./support/admin-sign-in";
import { aStory, sendStory } from "./support/provider-calls";
import { expect, test } from "./support/test";

test.describe.configure({ timeout: 150_000 });

test("staff watch a story in the admin, publish it, and it is on the site", async ({ page, startStack }) => {
  const stack = await startStack();
  const { provider, site } = stack;
  const { credentials } = await createAdmin(provider.url);
  expect((await sendStory(stack, { ...aStory, hastags: '["Hope","My own words"]' })).status).toBe(200);

  await openSignedIn(page, provider.url, credentials);
  await expect(page.getByText("Uploaded stories: 1 new, 1 not dealt with")).toBeVisible();
  await page.goto(`${provider.url}/admin/collections/stories`);
  // A click while the admin's page is still starting is lost: who is quick clicks again.
  await expect(async () => {
    await page.getByRole("link", { name: "Ruth" }).click();
    await expect(page).toHaveURL(/\/stories\/[\w-]+$/, { timeout: 5000 });
  }).toPass();

  /** Looks in a tab of its own: the open story is left alone. */
  const expectWaiting = async (text: string) => {
    const dashboard = await page.context().newPage();
    await dashboard.goto(`${provider.url}/admin`);
    await expect(dashboard.getByText(text)).toBeVisible();
    await dashboard.close();
    await page.bringToFront();
  };

  const player = page.locator('video[aria-label="The video clip"]');
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(page.getByText("#My own words")).toBeVisible();
  await expectWaiting("Uploaded stories: 1 not dealt with");

  const choose = async (decision: string) => {
    await page.locator("#field-status").click();
    await page.getByRole("option", { name: decision }).click();
    // The admin asks the server what the form looks like now: an answer after the save would take away what that said.
    const reason = page.getByLabel("Why it is declined");
    const visible = decision.startsWith("Declined");
    await expect(reason)
      .toBeVisible({ visible, timeout: 5000 })
      .catch(() => undefined);
    await page.getByRole("button", { name: "Save" }).click();
  };
  await choose("Declined (not shown)");
  await expect(page.getByText("Please tell the storyteller why.").first()).toBeVisible();
  await page.getByLabel("Title on the site").fill("Ruth finds hope");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await choose("Published (on the site)");
  expect((await saved).status()).toBe(200);
  await expectWaiting("Nothing: everything has been dealt with.");

  await expect(async () => {
    await page.goto(`${site.url}/video-detail/${aStory.slug}`);
    await expect(page.getByRole("heading", { name: "Ruth finds hope" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(`${site.url}/hashtag/hope?v=${aStory.slug}`);
  await expect(page.getByRole("article", { name: "Ruth finds hope" })).toBeVisible();
});
