import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { ownEmail } from "../support/forms";
import { readOutbox } from "../support/mails";
import { aStory, sendStory } from "../support/provider-calls";
import { expect, test } from "../support/test";
import { makeVideo, openUpload } from "../support/uploads";

test.describe.configure({ timeout: 150_000 });

const PEOPLE = "section[aria-label='Who appears in it']";

test("a story by somebody under 18 appears after a parent agrees by mail, and goes when they withdraw", async ({
  browser,
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider, site, dataDir } = stack;
  const admin = await createAdmin(provider.url);
  const parentEmail = ownEmail();
  const linkTo = async (kind: "give-consent" | "withdraw-consent") => {
    let link = "";
    await expect
      .poll(async () => {
        const mails = (await readOutbox(dataDir)).map((mail) => JSON.stringify(mail));
        const texts = mails.filter((mail) => mail.includes(parentEmail)).join("\n");
        link = new RegExp(`https?://[^\\s"]+/${kind}/[\\w-]{43,86}`).exec(texts)?.[0] ?? "";
        return link;
      })
      .not.toBe("");
    return link;
  };

  const story = await openUpload(page, site.url);
  await story.fill();
  await story.answer({ age: "13 to 17" });
  await story.choose(makeVideo("mine.mp4"));
  await page.getByRole("checkbox", { name: /without restriction/ }).check();
  await expect(page.getByText("We’ll email a parent or guardian")).toBeVisible();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "form");
    await expectNoHorizontalScroll(page);
  });
  await story.submit();
  await expect(page.getByText("Please enter the name of a parent or guardian")).toBeVisible();
  await story.field("Name of a parent or guardian").fill("Eva Example");
  await story.field("Their email").fill(story.email.toUpperCase());
  await story.submit();
  await expect(page.getByText("Please enter their own email address")).toBeVisible();
  await story.field("Their email").fill(parentEmail);
  await story.submit();
  await expect(story.success).toBeVisible();

  const stored = await admin.find("stories", "email", story.email);
  await openSignedIn(page, provider.url, admin.credentials, `/admin/collections/stories/${stored?.id}`);
  const review = page.getByRole("region", { name: "Review" });
  await expect(
    review.getByText("A child tells it: don’t show a full name next to the picture."),
  ).toBeVisible();
  const title = page.getByLabel("Title on the site");
  await expect(title).toHaveValue("Ann");
  const decision = page.getByRole("group", { name: "Decision" });
  await expect(review.getByText("the parent we emailed hasn’t agreed yet")).toBeVisible();
  await expect(decision.getByRole("button")).toHaveText(["Decline"]);
  await title.fill("The story of Ann Example");
  await expect(review.getByText("A child tells it, and the title contains their full name.")).toBeVisible();

  const parent = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await parent.goto(await linkTo("give-consent"));
  await expect(parent.getByRole("heading", { level: 1 })).toHaveText("May we show this story?");
  await expect(parent.getByText("A story by Ann Example")).toBeVisible();
  await expect(parent.getByText("I am a parent or guardian of the child")).toBeVisible();
  const film = parent.getByLabel("The story as visitors would see it");
  await expect
    .poll(() => film.evaluate((video) => (video instanceof HTMLVideoElement ? video.readyState : 0)))
    .toBeGreaterThan(0);
  await onBothScreens(parent, async () => {
    await expectNoHorizontalScroll(parent);
  });
  const address = String(await film.evaluate((video) => video.getAttribute("src")));
  const part = await parent.request.get(new URL(address, site.url).href, { headers: { range: "bytes=0-9" } });
  expect([part.status(), part.headers()["cache-control"]]).toEqual([206, "private, no-store"]);
  await parent.getByRole("button", { name: "I agree" }).click();
  await expect(parent.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  expect((await parent.request.get(new URL(address, site.url).href)).status()).toBe(404);

  await page.reload();
  await expect(page.locator(PEOPLE).getByText(/Eva Example.*\(parent or guardian\): agreed/)).toBeVisible();
  await title.fill("A story");
  await decision.getByRole("button", { name: "Publish", exact: true }).click();
  await decision.getByRole("button", { name: "Yes, publish it" }).click();
  await expect(decision.getByText("Published. It’s on the site.")).toBeVisible();
  await parent.goto(await linkTo("withdraw-consent"));
  await parent.getByRole("button", { name: /withdraw/i }).click();
  await expect(parent.getByText(/withdrawn/).first()).toBeVisible();
  await expect
    .poll(async () =>
      (await page.request.get(`${provider.url}/get_individual_video/${String(stored?.slug)}`)).status(),
    )
    .toBe(404);
});

test("staff see warnings of danger, ask who is visible, confirm twice, and print the record", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider } = stack;
  const admin = await createAdmin(provider.url);
  const safety = {
    tellerAge: "adult",
    othersSeen: "unasked",
    danger: "perhaps",
    safetyVersion: "2026-11-29",
  };
  expect((await sendStory(stack, { ...aStory, ...safety })).status).toBe(200);
  const story = await admin.find("stories", "slug", aStory.slug);
  await openSignedIn(page, provider.url, admin.credentials, `/admin/collections/stories/${story?.id}`);
  const review = page.getByRole("region", { name: "Review" });
  await expect(review.getByText("Showing this could put someone in danger.")).toBeVisible();
  await expect(review.getByText("Someone seen or named in it hasn’t been asked.")).toBeVisible();
  const panel = page.locator(PEOPLE);
  await page.setViewportSize({ width: 390, height: 844 });
  const folded = page.getByText("Cut, cover and still picture");
  expect(await folded.evaluate((fold) => fold.getBoundingClientRect().top + scrollY)).toBeLessThan(1200);
  await page.setViewportSize({ width: 1280, height: 800 });
  await panel.getByText("Their answers").click();
  await expect(panel.getByText("Yes, or I’m not sure")).toBeVisible();
  await panel.getByRole("button", { name: "Ask someone who appears in it" }).click();
  await panel.getByLabel("Seen or named: name").fill("Otto");
  await panel.getByLabel("Email").fill("no");
  await panel.getByRole("button", { name: "Ask by email" }).click();
  await expect(page.getByText("Please enter a complete email address.")).toBeVisible();
  await panel.getByLabel("Email").fill("otto@example.org");
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, PEOPLE);
    await expectNoHorizontalScroll(page);
  });
  await panel.getByRole("button", { name: "Ask by email" }).click();
  await expect(panel.getByText(/Otto.*\(seen or named\): was asked .*, no answer yet/)).toBeVisible();
  const asked = await admin.find("others-consents", "email", "otto@example.org");
  await admin.remove("others-consents", String(asked?.id));

  await page.reload();
  const decision = page.getByRole("group", { name: "Decision" });
  await decision.getByRole("button", { name: "Approve as the first of two" }).click();
  await expect(decision.getByRole("status")).toContainText("One of you has approved it.");
  await expect(review.getByText("another colleague has to approve it too.")).toBeVisible();
  await expect(decision.getByRole("button")).toHaveText(["Decline"]);
  await expect(review.getByText("You have approved it as it is now.")).toBeVisible();
  await panel.getByRole("link", { name: "Printable record" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Record of a story");
  await expect(page.getByText("Could showing this put you or someone else in danger?")).toBeVisible();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "main, [class*='page']");
    await expectNoHorizontalScroll(page);
  });
});
