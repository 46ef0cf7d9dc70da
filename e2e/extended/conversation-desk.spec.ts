import { expectNoAxeViolations, expectNoHorizontalScroll, onBothScreens } from "../support/accessibility";
import { type Admin, createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { submit } from "../support/provider-calls";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 150_000 });

const ASKED = {
  ...{ name: "Ann", phoneNo: "+4930901820", times: "In the evening", isMinor: true },
  about: "I do not want to live any more",
};

/** Makes carers of this many accounts, of which the first answers people under 18, and sends a request to talk. */
async function askedOf(stack: Stack, count: number) {
  const { provider } = stack;
  const carers: Admin[] = [];
  for (let index = 0; index < count; index += 1) {
    const carer = await createAdmin(provider.url);
    const account = await carer.find("staff", "email", carer.credentials.email);
    const data = { isCarer: true, answersMinors: index === 0, name: `Carer ${index + 1}` };
    await carer.update("staff", account?.id ?? "", data);
    carers.push(carer);
  }
  const email = `${crypto.randomUUID()}@example.org`;
  expect((await submit(stack, "/add_talk", { ...ASKED, email })).status).toBe(200);
  const [named] = carers;
  if (!named) throw new Error("There is no carer");
  const id = String((await named.find("conversations", "email", email))?.id);
  return { named, id, path: `/admin/collections/conversations/${id}` };
}

test("a carer answers somebody in danger on a phone, and closes only when asked @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { named, id, path } = await askedOf(stack, 2);
  await openSignedIn(page, stack.provider.url, named.credentials, path);
  const desk = page.getByRole("region", { name: "Answers" });
  await expect(desk.getByText("They may be thinking of self-harm. Please reply at once.")).toBeInViewport();
  await expect(desk.getByText("Under 18", { exact: true })).toBeInViewport();
  await expect(desk.getByText("In the evening")).toBeVisible();
  await expect(desk.getByRole("link", { name: "+4930901820" })).toHaveAttribute("href", "tel:+4930901820");
  await expect(desk.getByText("Carer 2 hasn’t read the latest message yet.")).toBeVisible();
  await expect(desk.getByRole("article")).toContainText([ASKED.about]);

  await desk.getByRole("button", { name: "Add TelefonSeelsorge to my answer" }).click();
  const answer = desk.getByLabel("Your answer");
  await expect(answer).toHaveValue(/^TelefonSeelsorge: 0800 111 0 111/);
  await onBothScreens(page, async () => {
    await expectNoAxeViolations(page, "section[aria-label='Answers']");
    await expectNoHorizontalScroll(page);
  });
  await expect(desk.getByRole("button", { name: "Send", exact: true })).toBeInViewport();
  await page.reload();
  await expect(answer).toHaveValue(/^TelefonSeelsorge: 0800 111 0 111/);
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(desk.getByRole("article")).toContainText([ASKED.about, /^Answer.*TelefonSeelsorge/]);
  await expect(answer).toHaveValue("");
  await page.reload();
  await expect(desk.getByRole("article")).toContainText([ASKED.about, "TelefonSeelsorge"]);
  await expect(answer).toHaveValue("");
  await expect(desk.getByRole("status")).toBeEmpty();

  await desk.getByRole("button", { name: "Dealt with" }).click();
  await expect(page.getByText("Is this conversation dealt with?")).toBeVisible();
  expect((await named.find("conversations", "id", id))?.isHandled).toBe(false);
  await page.getByRole("dialog").getByRole("button", { name: "Dealt with" }).click();
  await expect(desk.getByRole("status")).toHaveText("Dealt with");
  await expect(desk.getByText("Please reply at once.")).toBeHidden();
  await expect.poll(async () => (await named.find("conversations", "id", id))?.isHandled).toBe(true);
  await desk.getByRole("button", { name: "Open again" }).click();
  await expect.poll(async () => (await named.find("conversations", "id", id))?.isHandled).toBe(false);
});

test("an answer whose confirmation is lost isn't sent again, and words added to it stay", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { named, path } = await askedOf(stack, 2);
  await openSignedIn(page, stack.provider.url, named.credentials, path);
  const desk = page.getByRole("region", { name: "Answers" });
  const answer = desk.getByLabel("Your answer");
  const later = { isOffline: false };
  await page.route("**/answer", async (route) => {
    await route.fetch();
    later.isOffline = true;
    await route.abort();
  });
  await page.route("**/desk", (route) => (later.isOffline ? route.abort() : route.continue()));
  await answer.fill("Shall we call you?");
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("We couldn’t reach the server.")).toBeVisible();
  await answer.fill("Shall we call you? At six?");
  await page.unrouteAll({ behavior: "wait" });
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Your answer was sent before you changed it.")).toBeVisible();
  await expect(desk.getByRole("article")).toContainText([ASKED.about, "Shall we call you?"]);
  await expect(answer).toHaveValue("Shall we call you? At six?");
});

test("a carer hands a conversation on, by keyboard", async ({ page, startStack }) => {
  const stack = await startStack();
  const { named, id, path } = await askedOf(stack, 3);
  await openSignedIn(page, stack.provider.url, named.credentials, path);
  const desk = page.getByRole("region", { name: "Answers" });
  await desk.locator("summary", { hasText: "Pass to a colleague" }).focus();
  await page.keyboard.press("Enter");
  const choices = desk.getByRole("group", { name: "Whose turn is it?" });
  // The third carer can't take the place of the one whose name somebody under 18 was shown.
  await expect(choices.getByRole("radio")).toHaveCount(2);
  await choices.getByRole("radio", { name: /^Carer [23]/ }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Notes for colleagues").fill("Call after six.");
  const passOn = desk.getByRole("button", { name: "Pass to a colleague" });
  await page.route(`**/api/conversations/${id}?*`, (route) => route.abort());
  await passOn.press("Enter");
  await expect(page.getByText("We couldn’t reach the server.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await passOn.press("Enter");
  await expect(desk.getByRole("status")).toHaveText(/^It’s Carer [23]’s turn\.$/);
  expect((await named.find("conversations", "id", id))?.notes).toBe("Call after six.");
});
