import { approachCarousel } from "./support/carousel";
import { findVideo, readFaqs } from "./support/contract";
import { CONTACT, expectSent, failure, field, fillIn, openForm, submitButton } from "./support/forms";
import { codeField, newEmail, success } from "./support/member-site";
import { openMenu } from "./support/page-actions";
import { press, recorder, recordNow, WITH_CAMERA } from "./support/recorder";
import {
  activeReel,
  expectInFront,
  muteButton,
  openFeed,
  readFirstReels,
  unmuteButton,
} from "./support/reels";
import { STORED_PAGES } from "./support/stored-pages";
import { expect } from "./support/test";
import { translate } from "./support/translation";
import { beginAndHold, test as base } from "./support/upload-line";
import { isWatchable, property } from "./support/video-detail";

/** What React reports of a part that was translated before it became interactive. React renders that part again. */
const TRANSLATED_EARLY = "Minified React error #418";

/** Runs in a browser that translates everything it shows. Fails on any other error, and on pages left untranslated. */
const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => {
      if (!message.startsWith(TRANSLATED_EARLY)) errors.push(`${page.url()}: ${message}`);
    });
    await translate(page);
    await use(page);
    expect(errors).toEqual([]);
    await expect(page.locator("body font font").first()).toBeAttached();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  },
});

test.use(WITH_CAMERA);

test("the feed moves on, and its buttons say what they do", async ({ page, providerUrl }) => {
  const { first, second, third } = await readFirstReels(providerUrl);
  await openFeed(page);
  await page.getByRole("button", { name: "Swipe Down" }).click();
  await expectInFront(page, second);
  await page.keyboard.press("m");
  await expect(muteButton(page)).toBeVisible();
  await page.keyboard.press("m");
  await unmuteButton(page).click();
  await expect(muteButton(page)).toBeVisible();
  await page.getByRole("button", { name: "Next story" }).click();
  await expectInFront(page, third);
  await activeReel(page).getByRole("button", { name: "See More" }).click();
  await activeReel(page).getByRole("button", { name: "See Less" }).click();
  await page.keyboard.press("Home");
  await expectInFront(page, first);

  const pray = page.getByRole("button", { name: /^I prayed/ });
  await pray.click();
  await expect(pray).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText(/^(Link copied|We couldn’t copy the link)/)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expectInFront(page, second);
});

test("a video's page plays and updates what it shows", async ({ page, providerUrl }) => {
  const { slug } = await findVideo(providerUrl, isWatchable);
  await page.goto(`/video-detail/${slug}`);
  await unmuteButton(page).click();
  await muteButton(page).click();
  await expect(unmuteButton(page)).toBeVisible();
  const pray = page.getByRole("button", { name: /^I prayed/ });
  await pray.click();
  await expect(pray).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "1.5×" }).click();
  await page.keyboard.press("Escape");
  await page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
    return video.play();
  });
  await page.getByRole("button", { name: "Watch again" }).click();
  await expect.poll(() => property(page, "paused")).toBe(false);
});

test("a visitor signs up and logs in, past a countdown that keeps counting", async ({ page, memberSite }) => {
  const email = newEmail();
  await page.goto(`${memberSite.url}/signup`);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(success(page, "OTP sent successfully!")).toBeVisible();
  const left = () => page.getByText(/^\d+ s$/).innerText();
  const before = Number.parseInt(await left());
  await expect.poll(async () => Number.parseInt(await left())).toBeLessThan(before - 1);
  await codeField(page).fill("1");
  await page.getByRole("button", { name: "Verify and sign up" }).click();
  await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  memberSite.pass(1);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await expect(page.getByText(/^\d+ s$/)).toBeVisible();
  await page.getByRole("button", { name: "Change your name or email address" }).click();
  await page.getByRole("button", { name: /^Enter the code/ }).click();
  await codeField(page).fill(await memberSite.codeTo(email, 2));
  await page.getByRole("button", { name: "Verify and sign up" }).click();
  await page.waitForURL(`${memberSite.url}/`);
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();

  await page.goto(`${memberSite.url}/profile/edit`);
  await page.getByLabel("First Name", { exact: true }).fill("Anna");
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page.getByText("Anna Lee", { exact: true })).toBeVisible();
});

test("the recorder's clock keeps running, and its story can be previewed and sent again", async ({
  page,
}) => {
  await page.goto("/upload-story");
  await recordNow(page).click();
  await press(page, "Start");
  await expect(recorder(page).getByText(/^0:0[2-9] of 2:00$/)).toBeVisible();
  await press(page, "Next question");
  await expect(recorder(page).getByText("Then: what happened?")).toBeVisible();
  await press(page, "Pause");
  await expect(recorder(page).getByText(/^Paused at 0:0\d of 2:00$/)).toBeVisible();
  await press(page, "Continue");
  await expect(recorder(page).getByText(/^0:0[4-9] of 2:00$/)).toBeVisible();
  await press(page, "Finish");
  await expect(page.getByText(/^my-story\.(webm|mp4)$/)).toBeVisible();
  await page.getByRole("button", { name: "Record again" }).click();
  await expect(recorder(page)).toBeVisible();
});

test("an upload shows its progress, can be cancelled, and is sent", async ({ page, line }) => {
  const { story } = await beginAndHold(page, line, "translated.mp4");
  // What was under way when the line was held still arrives.
  await expect
    .poll(async () => story.panel.getByText(`${await story.percent()}%`, { exact: true }).count())
    .toBe(1);
  line.release();
  await expect(story.success).toBeVisible();
  await page.getByRole("button", { name: "Send another story" }).click();
  await story.field("Description").fill("A boat");
  await expect(page.getByText(/^6 of [\d,]+ characters$/)).toBeVisible();
  await story.submit();
  await expect(story.failure.first()).toBeVisible();
});

test("a form says what is wrong, what failed, and that it was sent", async ({ page }) => {
  await openForm(page, CONTACT);
  await submitButton(page, CONTACT).click();
  await expect(page.getByText(CONTACT.missing["Full name"] ?? "")).toBeVisible();
  await fillIn(page, CONTACT);
  await page.route("**/api/forms/**", (route) => route.abort());
  await submitButton(page, CONTACT).click();
  await expect(failure(page)).toBeVisible();
  await page.unroute("**/api/forms/**");
  await field(page, "Message").fill("Another message");
  await submitButton(page, CONTACT).click();
  await expectSent(page, CONTACT);
});

test("folding, moving and searching keep working", async ({ page, providerUrl }) => {
  await test.step("home, its carousel and the menu", async () => {
    await page.goto("/");
    await approachCarousel(page);
    await page.getByRole("button", { name: /^Pause the carousel/ }).click();
    await page.getByRole("button", { name: /^Play the carousel/ }).click();
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: "Helpdesk" }).click();
    await expect(page).toHaveURL("/help-desk");
  });
  await test.step("questions and answers", async () => {
    for (const { name, faqData } of await readFaqs(providerUrl)) {
      await page.getByRole("tab", { name }).click();
      const questions = page.getByRole("tabpanel", { name }).getByRole("button");
      await expect(questions).toHaveCount(faqData.length);
      await questions.last().click();
      await questions.first().click();
      await expect(questions.first()).toHaveAttribute("aria-expanded", "true");
    }
  });
  await test.step("search", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    for (const query of ["lamp", "hope", "nothing-has-this-name"]) {
      await page.getByRole("searchbox").fill(query);
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByText(`‘${query}’`).first()).toBeVisible();
    }
  });
  await test.step("hashtags, and the reels of two", async () => {
    await page.goto("/hashtags");
    for (const name of ["Hope", "Recovery"]) await page.getByRole("checkbox", { name, exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Next story" }).click();
    await expect(activeReel(page)).toHaveAttribute("aria-posinset", "2");
  });
});

test("every page renders and can be left by a link", async ({ page }) => {
  for (const path of [
    ...STORED_PAGES,
    "/search",
    "/saved",
    "/talk",
    "/upload-story",
    "/login",
    "/video-reels-old",
  ]) {
    await page.goto(path);
    await expect(page.locator("body font font").first(), path).toBeAttached();
    await expect(page.getByText("Something went wrong"), path).toHaveCount(0);
  }
});
