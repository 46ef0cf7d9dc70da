import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSignedIn, signInAsAdmin } from "../support/admin-sign-in";
import { readVideos } from "../support/contract";
import { startMailServer } from "../support/mails";
import { aStory, sendStory, submit } from "../support/provider-calls";
import { withDashboard } from "../support/dashboard";
import { expect, test } from "../support/test";

test("admins see first steps, ticked off when done, and test mails from there @phone", async ({ page }) => {
  const mails = await startMailServer();
  try {
    await withDashboard(page, { variables: { SMTP_URL: mails.url } }, async ({ stack, admin }) => {
      const steps = page.getByRole("region", { name: "First steps" });
      await expect(steps.getByRole("listitem").getByRole("img", { name: "To do" })).toHaveCount(8);
      await onBothScreens(page, async () => {
        await expectNoAxeViolations(page, "section[aria-labelledby]");
        await expectNoHorizontalScroll(page);
      });

      mails.refuse(1);
      const test = page.getByRole("button", { name: "Send me a test email" });
      await test.click();
      await expect(steps.getByRole("status")).toHaveText(/^The mail server rejected the email/);
      await test.click();
      await expect(steps.getByRole("img", { name: "Done" })).toHaveCount(2);
      await expect(test).toBeHidden();
      expect(mails.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
        [admin.credentials.email, "A test of the mail from Lampstand"],
      ]);

      await admin.updateGlobal("settings", { company: "Harbour Church" });
      await page.reload();
      await expect(steps.getByText("3 of 9 done")).toBeVisible();
      await steps.getByRole("link", { name: "Languages (6)" }).click();
      await expect(page).toHaveURL(/\/admin\/collections\/languages/);

      mails.refuse(100);
      const message = { name: "Ruth", email: "ruth@example.org", message: "When are you open?" };
      expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
      const account = await admin.find("staff", "email", admin.credentials.email);
      await admin.update("staff", account?.id ?? "", { role: "editor" });
      await expect(async () => {
        await page.goto(`${stack.provider.url}/admin`);
        const warning = page.getByText(/^An email couldn’t be sent yet/);
        await expect(warning).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
      await expect(page.getByText(/^First steps/)).toBeHidden();
    });
  } finally {
    await mails.stop();
  }
});

test("waiting items lead from their card to their page, and the month is a chart with numbers @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  await signInAsAdmin(page, stack.provider.url);
  expect((await sendStory(stack, aStory)).status).toBe(200);
  const message = { name: "Boas", email: "boas@example.org", message: "May I bring a friend?" };
  expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
  const [{ slug, _id } = { slug: "", _id: "" }] = await readVideos(stack.provider.url);
  const counts = [
    { kind: "watched", slug, count: 12 },
    { kind: "reached", slug, part: 5, count: 9 },
    { kind: "reached", slug, part: 20, count: 3 },
  ];
  expect((await submit(stack, "/add_counts", { counts })).status).toBe(200);
  await page.reload();

  await expect(page.getByText("May I bring a friend?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Boas" })).toBeVisible();
  // Visitors have sent something, so that staff have other work than the first steps.
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("img", { name: "To do" }).first()).toBeHidden();
  await steps.getByText(/^First steps: \d of 9 done$/).click();
  await expect(steps.getByRole("img", { name: "To do" }).first()).toBeVisible();
  const month = page.getByRole("region", { name: "The last 30 days" });
  await expect(month.getByText(/^Views per day, up to today\. Most on .+: 12\.$/)).toBeVisible();
  await month.getByText("Every day in numbers").click();
  await expect(month.getByRole("listitem").filter({ hasText: /^[A-Z]\w+ \d+: \d+$/ })).toHaveCount(30);
  // Payload's own cards would repeat the menu.
  await expect(page.getByRole("link", { name: /^Show all/ })).toHaveCount(0);
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-labelledby]");
    await expectNoHorizontalScroll(page);
  });
  await page.goto(`${stack.provider.url}/admin/collections/videos/${String(_id)}`);
  await expect(month.getByText(/At 25%, fewer than half were still watching\.$/)).toBeVisible();
  await month.getByText("Every part in numbers").click();
  await expect(month.getByText("20%: 12", { exact: true })).toBeVisible();
  await expect(month.getByText("95%: 3", { exact: true })).toBeVisible();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-labelledby]");
    await expectNoHorizontalScroll(page);
  });
  await page.goto(`${stack.provider.url}/admin`);
  await page.getByRole("link", { name: aStory.name, exact: true }).click();
  await expect(page.getByRole("button", { name: "Publish" })).toBeVisible();
});

test("an urgent conversation is the first card of its readers, and of nobody else @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const admins = [await createAdmin(stack.provider.url), await createAdmin(stack.provider.url)] as const;
  for (const admin of admins) {
    const account = await admin.find("staff", "email", admin.credentials.email);
    await admin.update("staff", account?.id ?? "", { isCarer: true });
  }
  const asked = { phoneNo: "", times: "", isMinor: false, about: "I do not want to live any more" };
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await submit(stack, "/add_talk", { ...asked, name: "Ann", email })).status).toBe(200);
  expect((await sendStory(stack, aStory)).status).toBe(200);

  await openSignedIn(page, stack.provider.url, admins[0].credentials);
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  const card = waiting.getByRole("listitem").first();
  await expect(card).toContainText("Ann");
  await expect(card).toContainText(/Urgent · Has waited for \d+ minutes?/);
  await expect(page.getByText("not want to live")).toBeHidden();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-labelledby]");
    await expectNoHorizontalScroll(page);
  });
  await card.getByRole("link", { name: "Ann" }).click();
  await expect(page).toHaveURL(/\/conversations\/[\w-]+$/);

  await signInAsAdmin(page, stack.provider.url);
  await expect(waiting.getByText(aStory.description)).toBeVisible();
  await expect(page.getByText("Urgent")).toBeHidden();
  await expect(page.getByText("Ann", { exact: true })).toBeHidden();
});

test("an admin prints the handover page, which nobody else can open @phone", async ({ page, startStack }) => {
  const { provider } = await startStack();
  const { credentials } = await createAdmin(provider.url);
  await page.goto(`${provider.url}/admin/hand-over`);
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin%2Fhand-over/);
  await openSignedIn(page, provider.url, credentials);
  await page.goto(`${provider.url}/admin/hand-over`);
  for (const heading of ["Who has an account", "Where things run", "What to do first"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByText(credentials.email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section");
    await expectNoHorizontalScroll(page);
  });
});
