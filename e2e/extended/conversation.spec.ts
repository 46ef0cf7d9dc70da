import { expectSoundOnBothScreens } from "../support/accessibility";
import { type Admin, createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { readOutbox } from "../support/mails";
import { submit } from "../support/provider-calls";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

const ASKED = { phoneNo: "", times: "", isMinor: false, about: "About my mother" };

/** Sends a request to talk and answers it. Returns a carer, the conversation, and the mailed link. */
async function answeredIn(stack: Stack) {
  const { provider, dataDir } = stack;
  const [carer, other] = [await createAdmin(provider.url), await createAdmin(provider.url)] as const;
  for (const admin of [carer, other]) await makeCarer(admin);
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await submit(stack, "/add_talk", { ...ASKED, name: "Ann", email })).status).toBe(200);
  const id = (await carer.find("conversations", "email", email))?.id ?? "";
  await carer.press("conversations", id, "read");
  const answer = { id: crypto.randomUUID(), subject: "You asked", body: "I am here.\nMay I call you?" };
  await carer.press("conversations", id, "answer", answer);
  let link = "";
  await expect
    .poll(async () => {
      const texts = (await readOutbox(dataDir)).filter(({ to }) => to?.[0]?.address === email);
      link = /https?:\/\/\S+\/conversation\/\S+/.exec(texts.map(({ text }) => text).join("\n"))?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return { carer, id, link };
}

async function makeCarer(admin: Admin): Promise<void> {
  const account = await admin.find("staff", "email", admin.credentials.email);
  await admin.update("staff", account?.id ?? "", { isCarer: true });
}

test("a visitor reads the answer behind a mailed link and writes back, and the carer reads it @phone", async ({
  page,
  browser,
  startStack,
}) => {
  const stack = await startStack();
  const { carer, id, link } = await answeredIn(stack);
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({ "referrer-policy": "same-origin", "x-robots-tag": "noindex" });
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("May I call you?")).toBeVisible();
  await expect(page.getByText("About my mother")).toBeHidden();
  await expect(page.getByRole("link", { name: "988", exact: true })).toBeVisible();
  await expectSoundOnBothScreens(page);

  const form = page.getByRole("form", { name: "Reply" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("Please write a few words.")).toBeVisible();
  const words = form.getByRole("textbox", { name: "Your message" });
  const thanks = form.getByText("Thank you. The two of us who read these messages have it now.");
  for (const count of [2, 3]) {
    await words.fill("Please call me.");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(thanks).toBeVisible();
    await expect(words).toHaveValue("");
    await expect(page.getByText(/^You wrote on \w+ \d{1,2}, \d{4}\.$/)).toHaveCount(count);
  }
  await expectSoundOnBothScreens(page);

  const admin = await (await browser.newContext()).newPage();
  const path = `/admin/collections/conversations/${id}`;
  await openSignedIn(admin, stack.provider.url, carer.credentials, path);
  const answers = admin.getByRole("region", { name: "Answers" });
  await expect(answers.getByRole("article")).toContainText([
    "About my mother",
    "May I call you?",
    "Please call me.",
    "Please call me.",
  ]);
  await expect(answers.getByText("Ann wrote back")).toHaveCount(2);
  await expect(answers.getByText("No mail server is set up, so nobody gets your answer")).toBeVisible();
  await admin.context().close();

  await carer.update("conversations", id, { deletedAt: new Date().toISOString() });
  await words.fill("Are you still there?");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByText("This conversation has ended, or the link is incomplete.")).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This conversation has ended");
  await expect(page.getByRole("link", { name: "988", exact: true })).toBeVisible();
  await expectSoundOnBothScreens(page);
});

test("writing back works without script", async ({ browser, startStack }) => {
  const { carer, id, link } = await answeredIn(await startStack());
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  // A form that returns too soon counts as a program's.
  await expect(async () => {
    await page.getByRole("textbox", { name: "Your message" }).fill("Please call me.");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thank you. The two of us who read these messages have it now.")).toBeVisible(
      {
        timeout: 1000,
      },
    );
  }).toPass();
  await expect(page.getByText(/^You wrote on /)).toHaveCount(2);
  const kept = await carer.find("conversations", "id", String(id));
  expect(JSON.stringify(kept?.answers)).toContain("Please call me.");
  await page.context().close();
});
