import { signInAsAdmin } from "../support/admin-sign-in";
import { aStory, sendStory, submit } from "../support/provider-calls";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 120_000 });

test("staff see the newest messages first, search them, and tick them off", async ({ page, startStack }) => {
  const stack = await startStack();
  await signInAsAdmin(page, stack.provider.url);
  const { url } = stack.provider;
  const messages = [
    { name: "Ruth", email: "ruth@example.org", message: "When are you open?" },
    { name: "Naomi", email: "naomi@example.org", message: "May I bring a friend?" },
    { name: "Boas", email: "boas@example.org", message: "Thank you for the harvest" },
  ];
  for (const message of messages) {
    expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
  }
  await page.goto(`${url}/admin/collections/contact-messages`);
  const names = page.getByRole("row").getByRole("link", { name: /^(Ruth|Naomi|Boas)$/ });
  await expect(names).toHaveText(["Boas", "Naomi", "Ruth"]);

  const search = page.getByPlaceholder(/^Search by/);
  for (const [words, found] of [
    ["friend", ["Naomi"]],
    ["BOAS@example", ["Boas"]],
    ["ruth", ["Ruth"]],
    ["example.org", ["Boas", "Naomi", "Ruth"]],
    ["nobody of them", []],
  ] as const) {
    await search.fill(words);
    await expect(names).toHaveText([...found]);
  }

  await search.fill("ruth");
  await expect(names).toHaveText(["Ruth"]);
  await names.click();
  await expect(page.getByText("When are you open?")).toBeVisible();
  await expect(page.getByRole("link", { name: "ruth@example.org" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^(Name|Email|Message)/ })).toHaveCount(0);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("checkbox", { name: "Dealt with" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  expect((await saved).status()).toBe(200);
  await page.goto(`${url}/admin/collections/contact-messages`);
  await expect(page.getByRole("row", { name: /Ruth/ }).getByText("Yes", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /Naomi/ }).getByText("No", { exact: true })).toBeVisible();
  await page.goto(`${url}/admin`);
  await expect(page.getByText("Contact messages: 2 new, 2 open")).toBeVisible();
});

test("similar messages go to the trash together @phone", async ({ page, startStack }) => {
  const stack = await startStack();
  const admin = await signInAsAdmin(page, stack.provider.url);
  for (const name of ["Cheap watches", "Cheap rings", "Ruth"]) {
    const message = { name, email: "a@b.example", message: "Hello" };
    expect((await submit(stack, "/add_contact_us", message)).status).toBe(200);
  }
  await page.goto(`${stack.provider.url}/admin/collections/contact-messages`);
  await expect(page.getByText(/^Spam\? Tick all of it and press ‘Delete’/)).toBeVisible();
  for (const [before, name] of ["Cheap watches", "Cheap rings"].entries()) {
    // A tick before the admin's page has started is lost.
    const tick = page.getByRole("row", { name }).getByRole("checkbox");
    await expect(async () => {
      await tick.check();
      const selected = page.getByText(`${before + 1} selected`).filter({ visible: true });
      await expect(selected).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You are about to move 2 Contact messages to the trash")).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("link", { name: /^Cheap/ })).toHaveCount(0);
  expect((await admin.list("contact-messages")).map(({ name }) => name)).toEqual(["Ruth"]);
});

test("the list of stories marks withdrawn ones", async ({ page, startStack }) => {
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
