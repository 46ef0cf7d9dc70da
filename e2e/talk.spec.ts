import { expectNoHorizontalScroll, expectSoundOnBothScreens, onBothScreens } from "./support/accessibility";
import { type Admin, createAdmin, SHOWN_WITHIN_MS } from "./support/admin";
import { openSignedIn } from "./support/admin-sign-in";
import { findVideo } from "./support/contract";
import type { Stack } from "./support/stack";
import { expect, test } from "./support/test";
import { isWatchable } from "./support/video-detail";

test.describe.configure({ timeout: 120_000 });

async function makeCarer(admin: Admin, { credentials }: Admin, more = {}): Promise<void> {
  const account = await admin.find("staff", "email", credentials.email);
  await admin.update("staff", account?.id ?? "", { isCarer: true, ...more });
}

async function startWithCarers(startStack: () => Promise<Stack>) {
  const stack = await startStack();
  const first = await createAdmin(stack.provider.url);
  const second = await createAdmin(stack.provider.url);
  await makeCarer(first, first, { name: "Ruth Sommer", answersMinors: true });
  await makeCarer(first, second);
  return { ...stack, first, second };
}

test("a visitor asks to talk, sees immediate help, and a carer answers @phone", async ({
  page,
  browser,
  startStack,
}) => {
  const { site, provider, first, second } = await startWithCarers(startStack);
  const { slug } = await findVideo(provider.url, isWatchable);
  await expect(async () => {
    await page.goto(`${site.url}/video-detail/${slug}`);
    await page.getByRole("link", { name: "Talk to someone" }).click({ timeout: 1000 });
  }).toPass({ timeout: SHOWN_WITHIN_MS });
  await expect(page.getByRole("heading", { level: 1, name: "Talk to someone" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "United States" })).toBeVisible();
  await expect(page.getByRole("link", { name: "988", exact: true })).toHaveAttribute("href", "tel:988");
  await expect(page.getByRole("heading", { name: "New Zealand" })).toBeHidden();
  await page.getByText("Other countries").click();
  await expect(page.getByRole("heading", { name: "New Zealand" })).toBeVisible();
  await expect(page.getByText("Ruth Sommer will reply to you.")).toBeVisible();
  await expectSoundOnBothScreens(page);

  const form = page.getByRole("form", { name: "Talk to someone" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Please write a few words about it.")).toBeVisible();
  await expect(form.getByText("Please enter a name. A first name is enough.")).toBeVisible();
  await expect(form.getByText("Please enter an email address so we can reply.")).toBeVisible();
  const about = form.getByRole("textbox", { name: "What would you like to talk about?" });
  await about.fill("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk <b>\u05d0\u05d1</b>");
  const forward = form.getByText("Please talk to someone now.");
  await expect(forward).toBeHidden();
  await about.fill("I don’t want to live anymore");
  await expect(forward).toBeVisible();
  await expect(form.getByRole("link", { name: "988", exact: true })).toBeVisible();
  await expectSoundOnBothScreens(page);
  await form.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await form.getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await form.getByRole("textbox", { name: "When is a good time to reach you?" }).fill("In the evening");
  await form.getByRole("checkbox", { name: "I’m under 18" }).check();
  await page.reload();
  await expect(about).toHaveValue("");
  await about.fill("I don’t want to live anymore");
  await form.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await form.getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Thank you. One of us will write to you.")).toBeVisible();
  await expect(form.getByText("If you can’t wait:")).toBeVisible();

  const carer = await (await browser.newContext()).newPage();
  await openSignedIn(carer, provider.url, second.credentials, "/admin/collections/conversations");
  const row = carer.getByRole("link", { name: "Ann", exact: true });
  await carer.goto(provider.url + ((await row.getAttribute("href")) ?? ""));
  await expect(carer.getByText("I don’t want to live anymore")).toBeVisible();
  await expect(carer.getByText("They may be thinking of self-harm. Please reply at once.")).toBeVisible();
  await expect(carer.getByText("Ruth Sommer hasn’t read the latest message yet.")).toBeVisible();
  await onBothScreens(carer, async () => {
    await expectNoHorizontalScroll(carer);
  });
  await carer.getByRole("textbox", { name: "Your answer" }).fill("I am here. May I call you?");
  await carer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(carer.getByRole("article").filter({ hasText: "May I call you?" })).toBeVisible();
  expect(await first.list("conversations")).toMatchObject([
    { name: "Ann", isUrgent: true, isHandled: false },
  ]);

  const other = await createAdmin(provider.url);
  await openSignedIn(carer, provider.url, other.credentials, "/admin");
  await expect(carer.getByRole("link", { name: "Conversations" })).toBeHidden();
  await carer.context().close();
});

test("asking to talk works without script, and its page is absent when switched off", async ({
  browser,
  startStack,
}) => {
  const { site, first } = await startWithCarers(startStack);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de-CH" });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(`${site.url}/talk`);
    await expect(page.getByRole("link", { name: "143" })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: SHOWN_WITHIN_MS });
  await page.getByRole("textbox", { name: "What would you like to talk about?" }).fill("About baptism");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await page.getByRole("textbox", { name: "Email" }).fill("ann@example.org");
  await page.getByRole("checkbox", { name: "I’m under 18" }).check();
  // A form that returns too soon counts as a program's.
  await expect(async () => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you. One of us will write to you.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await first.list("conversations")).toMatchObject([
    { about: "About baptism", isUrgent: false, isMinor: true },
  ]);

  await first.updateGlobal("talk", { isOffered: false });
  await expect(async () => {
    expect((await page.goto(`${site.url}/talk`))?.status()).toBe(404);
  }).toPass({ timeout: SHOWN_WITHIN_MS });
  await expect(page.getByText("This isn’t available here")).toBeVisible();
  await context.close();
});
