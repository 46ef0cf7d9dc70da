import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSection, openSignedIn } from "../support/admin-sign-in";
import { aStory, sendStory } from "../support/provider-calls";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

/** Where the first folded section begins on a phone, in CSS pixels. */
const MOST_BEFORE_FOLDS = 1200;

test("staff watch and publish a story in the admin, and it appears on the site", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider, site } = stack;
  const { credentials } = await createAdmin(provider.url);
  expect((await sendStory(stack, { ...aStory, hastags: '["Hope","My own words"]' })).status).toBe(200);

  await openSignedIn(page, provider.url, credentials);
  await expect(page.getByText("Uploaded stories: 1 new, 1 open")).toBeVisible();
  await page.goto(`${provider.url}/admin/collections/stories`);
  // A click while the admin's page is starting is lost, so the test clicks again.
  await expect(async () => {
    await page.getByRole("link", { name: "Ruth" }).click();
    await expect(page).toHaveURL(/\/stories\/[\w-]+$/, { timeout: 5000 });
  }).toPass();

  /** Looks in a separate tab, which leaves the open story alone. */
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
  await openSection(page, "What they sent");
  await expect(page.getByText("#My own words")).toBeVisible();
  await expectWaiting("Uploaded stories: 1 open");

  const decision = page.getByRole("group", { name: "Decision" });
  const title = page.getByLabel("Title on the site");
  await expect(title).toHaveValue("Ruth");
  await decision.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(decision.getByLabel("Reason for declining")).toBeFocused();
  await decision.getByRole("button", { name: "Decline it" }).click();
  await expect(decision.getByText("Please tell the storyteller why.")).toBeVisible();
  await decision.getByRole("button", { name: "Not yet" }).click();

  await title.fill("");
  await expect(page.getByRole("status").getByText("Please enter a title")).toBeVisible();
  await expect(decision.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await title.fill("Ruth finds hope");
  await decision.getByRole("button", { name: "Publish", exact: true }).click();
  await decision.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(decision.getByText("Published. It’s on the site.")).toBeVisible();
  await expect(decision.getByText("No other story is waiting for a decision.")).toBeVisible();
  await expectWaiting("You’re all caught up.");

  await expect(async () => {
    await page.goto(`${site.url}/video-detail/${aStory.slug}`);
    await expect(page.getByRole("heading", { name: "Ruth finds hope" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(`${site.url}/hashtag/hope?v=${aStory.slug}`);
  await expect(page.getByRole("article", { name: "Ruth finds hope" })).toBeVisible();
});

test("staff review a story on a phone without scrolling, in three taps @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider } = stack;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, slug] of [
    ["Ruth", "r7th"],
    ["Boas", "b0as"],
    ["Naomi", "na0mi"],
  ] as const) {
    expect((await sendStory(stack, { ...aStory, name, slug }, slug)).status).toBe(200);
  }
  const admin = await createAdmin(provider.url);
  const story = await admin.find("stories", "slug", "na0mi");
  await openSignedIn(page, provider.url, admin.credentials, `/admin/collections/stories/${story?.id}`);

  const decision = page.getByRole("group", { name: "Decision" });
  const isScrolled = () => page.evaluate(() => window.scrollY > 0);
  const press = async (name: string) => {
    const button = decision.getByRole("button", { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
  };
  for (const seen of [page.getByLabel("The video clip"), page.getByText("How I found hope").first()])
    await expect(seen).toBeInViewport({ ratio: 1 });
  const firstFold = page.locator(".collapsible-field, details").first();
  const top = () => firstFold.evaluate((fold) => fold.getBoundingClientRect().top + window.scrollY);
  await expect(decision.getByRole("button")).toHaveText(["Publish", "Decline"]);
  expect(await top()).toBeLessThanOrEqual(MOST_BEFORE_FOLDS);
  await expect(page.getByRole("radio", { name: "Show the name" })).toBeChecked();
  await expect(page.getByRole("region", { name: "Review by keyboard" })).toBeHidden();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-label='Review']");
    await expectNoHorizontalScroll(page);
  });
  await press("Publish");
  await press("Yes, publish it");
  await expect(decision.getByText("Published. It’s on the site.")).toBeVisible();
  expect(await isScrolled()).toBe(false);

  await press("Remove it from the site");
  await press("Yes, remove it");
  await press("Decline");
  await decision.getByLabel("Reason for declining").fill("It is about somebody else.");
  await press("Decline it");
  await expect(decision.getByText("The reason: It is about somebody else.")).toBeVisible();
  await expect(decision.getByRole("button", { name: "Publish" })).toBeVisible();
  await onBothScreens(page, () => expectNoAxeViolations(page, "section[aria-label='Review']"));

  await decision.getByRole("link", { name: "Next story" }).click();
  await expect(page.getByRole("heading", { name: "Boas" })).toBeVisible();
  await expect(decision.getByRole("button", { name: "Publish" })).toBeVisible();
  const next = await admin.find("stories", "slug", "b0as");
  await admin.press("stories", next?.id ?? "", "withdraw-consent");
  await page.reload();
  await expect(decision.getByText("The storyteller has withdrawn their consent")).toBeVisible();
  await expect(decision.getByRole("button")).toHaveCount(0);
});

test("the decision stays within reach at the end of a story, and a trashed one offers nothing @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await sendStory(stack, aStory)).status).toBe(200);
  const admin = await createAdmin(stack.provider.url);
  const id = String((await admin.find("stories", "slug", aStory.slug))?.id);
  const story = `/admin/collections/stories/${id}`;
  await openSignedIn(page, stack.provider.url, admin.credentials, story);

  const decision = page.getByRole("group", { name: "Decision" });
  const publish = decision.getByRole("button", { name: "Publish", exact: true });
  await page.getByText("Write to the storyteller").scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });
  await page.getByText("Show it without name, place, links and hashtags").click();
  await expect(page.getByText("must not name its storyteller")).toBeVisible();
  await expect(publish).toHaveCount(0);
  await page.getByLabel("Title on the site").fill("Hope");
  await expect(publish).toBeVisible();
  await decision.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(async () => (await admin.find("stories", "slug", aStory.slug))?.title).toBe("Hope");

  await admin.update("stories", id, { deletedAt: new Date().toISOString() });
  await page.goto(`${stack.provider.url}/admin/collections/stories/trash/${id}`);
  await expect(decision.getByText("This story is in the trash.")).toBeVisible();
  await expect(decision.getByRole("button")).toHaveCount(0);
  await openSection(page, "Captions");
  await expect(page.getByText("This clip has no captions yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Write captions|^Ask / })).toHaveCount(0);
});
