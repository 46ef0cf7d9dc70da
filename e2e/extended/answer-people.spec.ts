import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { createAdmin } from "../support/admin";
import { openSection, openSignedIn } from "../support/admin-sign-in";
import { readOutbox } from "../support/mails";
import { aStory, sendStory, submit } from "../support/provider-calls";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

test("staff ask for a missing consent, and the story is published once its teller agrees", async ({
  browser,
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider, site, dataDir } = stack;
  const admin = await createAdmin(provider.url);
  expect((await sendStory(stack, { ...aStory, isAcceptUnrestricted: "" })).status).toBe(200);
  const story = await admin.find("stories", "slug", aStory.slug);

  await openSignedIn(page, provider.url, admin.credentials, `/admin/collections/stories/${story?.id}`);
  const decision = page.getByRole("group", { name: "Decision" });
  await expect(page.getByText("hasn’t agreed to show their story").first()).toBeVisible();
  await expect(decision.getByRole("button", { name: "Publish" })).toHaveCount(0);
  // The story's receipt may have asked already.
  const ask = decision.getByRole("button", { name: /^Ask Ruth (?:again|for consent)$/ });
  await ask.click();
  await expect(page.getByText(/Ruth.*\(storyteller\): was asked for consent/)).toBeVisible();
  await expect(ask).toHaveCount(0);

  let link = "";
  await expect
    .poll(async () => {
      // The receipt's link expires once staff ask.
      const asked = (await readOutbox(dataDir)).filter(
        ({ subject }) => subject === "May we show your story?",
      );
      const texts = asked.map(({ text }) => text).join("\n");
      link = /https?:\/\/\S+\/give-consent\/[\w-]{43}/.exec(texts)?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  expect(link.startsWith(`${site.url}/give-consent/`)).toBe(true);
  const teller = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const opened = await teller.goto(link);
  expect(opened?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(teller.getByRole("heading", { level: 1 })).toHaveText("May we show your story?");
  await expect(teller.getByText("I made this video or may share it")).toBeVisible();
  await teller.getByRole("button", { name: "I agree" }).click();
  await expect(teller.getByRole("heading", { level: 1 })).toHaveText("Thank you");

  await page.reload();
  await expect(page.getByText(/Ruth.*\(storyteller\): agreed/)).toBeVisible();
  await openSection(page, "What they agreed to");
  await expect(page.getByText(/by the link of an email that .+ had sent/)).toBeVisible();
  await expect(decision.getByRole("button", { name: "Publish" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Review by keyboard" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText("Press P again to confirm it,")).toBeVisible();
  await page.keyboard.press("p");
  await expect.poll(async () => (await admin.find("stories", "slug", aStory.slug))?.status).toBe("Published");
});

test("staff answer from a record with a saved reply, and find consents by name @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider, dataDir } = stack;
  const admin = await createAdmin(provider.url);
  await admin.create("saved-replies", {
    title: "Thanks",
    subject: "Thank you",
    body: "Dear {name},\n\nthank you.",
  });
  const person = { fullName: "Ruth Lee", name: "Ruth Lee", email: "ruth@example.org", message: "Hello" };
  await submit(stack, "/add_contact_us", person);
  await submit(stack, "/add-join-us", { ...person, agreeToUseTestimony: true });
  expect((await sendStory(stack, { ...aStory, name: "Ruth Lee" })).status).toBe(200);
  const message = await admin.find("contact-messages", "email", person.email);

  await openSignedIn(
    page,
    provider.url,
    admin.credentials,
    `/admin/collections/contact-messages/${message?.id}`,
  );
  const answers = page.getByRole("region", { name: "Answers" });
  await expect(answers.getByText("Hello", { exact: true })).toBeVisible();
  await answers.getByLabel("Saved reply").selectOption({ label: "Thanks" });
  await expect(answers.getByLabel("Subject")).toHaveValue("Thank you");
  await expect(answers.getByLabel("Your answer")).toHaveValue("Dear Ruth Lee,\n\nthank you.");
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-label='Answers']");
    await expectNoHorizontalScroll(page);
  });
  await answers.getByRole("button", { name: "Send" }).click();
  const unsent = `Not sent, because no mail server is set up. By ${admin.credentials.email}`;
  await expect(answers.getByText(unsent)).toBeVisible();
  await expect(answers.getByRole("status")).toBeEmpty();
  await answers.getByRole("button", { name: "Done" }).click();
  await expect(answers.getByRole("status")).toHaveText("Dealt with");
  await expect(answers.getByRole("button", { name: "Open again" })).toBeInViewport();
  await expect
    .poll(async () => (await readOutbox(dataDir)).map(({ subject }) => subject))
    .toContain("Thank you");

  await page.goto(`${provider.url}/admin/consents`);
  await page.getByRole("searchbox", { name: "Name or email address" }).fill("ruth l");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Found: 2" })).toBeVisible();
  await expect(page.getByText("Use of the testimony: agreed on")).toBeVisible();
  await expect(page.getByText("Unrestricted use of the story: agreed on")).toBeVisible();
  await onBothScreens(page, () => expectNoAxeViolations(page, "form[role='search']"));
});

test("visitors can't see consents", async ({ request, providerUrl }) => {
  await createAdmin(providerUrl);
  const answer = await request.get(`${providerUrl}/admin/consents?q=a`, { maxRedirects: 0 });
  const html = await answer.text();
  expect(html).toContain("/admin/login?redirect=%2Fadmin%2Fconsents");
  expect(html).not.toContain("Find consents</h1>");
});
