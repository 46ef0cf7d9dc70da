import { expectNoAxeViolations, expectNoHorizontalScroll } from "../support/accessibility";
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
  await page.getByRole("button", { name: "Done" }).click();
  expect((await saved).status()).toBe(200);
  await page.goto(`${url}/admin/collections/contact-messages`);
  const filters = page.getByRole("navigation", { name: "Show" });
  for (const [filter, found] of [
    [/^Done \d$/, ["Ruth"]],
    [/^Unread \d$/, ["Boas", "Naomi"]],
    [/^My turn \d$/, []],
    [/^All \d$/, ["Boas", "Naomi", "Ruth"]],
  ] as const) {
    await filters.getByRole("link", { name: filter }).click();
    await expect(filters.getByRole("link", { name: filter })).toHaveAttribute("aria-current", "page");
    await expect(names).toHaveText([...found]);
  }
  await expect(page.getByRole("row", { name: /Ruth/ }).getByText("Yes", { exact: true })).toBeVisible();
  const no = page.getByRole("row", { name: /Naomi/ }).getByText("No", { exact: true });
  await expect(no).toBeVisible();
  await expect(page.getByRole("button", { name: "Columns" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(no).toBeHidden();
  await expect(page.getByRole("button", { name: "Columns" })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
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
  await expect(page.getByText(/^Spam\? Tick all of it and press ‘Move to the trash’/)).toBeVisible();
  for (const [before, name] of ["Cheap watches", "Cheap rings"].entries()) {
    // A tick before the admin's page has started is lost.
    const tick = page.getByRole("row", { name }).getByRole("checkbox");
    await expect(async () => {
      await tick.check();
      await expect(page.getByRole("group", { name: `${before + 1} ticked` })).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await page.getByRole("button", { name: "Move to the trash" }).click();
  await expect(page.getByRole("link", { name: /^Cheap/ })).toHaveCount(0);
  expect((await admin.list("contact-messages")).map(({ name }) => name)).toEqual(["Ruth"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Cheap/ })).toHaveCount(2);
});

test("stories are cards with their state, filtered, searched and moved to the trash together @phone", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  const { provider } = stack;
  const admin = await signInAsAdmin(page, provider.url);
  for (const name of ["Ruth", "Naomi", "Watches", "Rings"]) {
    const slug = `${name.toLowerCase()}1`;
    expect((await sendStory(stack, { ...aStory, name, slug }, slug)).status).toBe(200);
    const { id = "" } = (await admin.find("stories", "slug", slug)) ?? {};
    if (name === "Ruth") await admin.press("stories", id, "withdraw-consent");
  }
  await page.goto(`${provider.url}/admin/collections/stories`);
  const cards = page.getByRole("list", { name: "Uploaded stories" }).getByRole("listitem");
  const card = (name: string) => cards.filter({ has: page.getByRole("link", { name }) });
  await expect(cards).toHaveCount(4);
  await expect(card("Ruth")).toContainText("Withdrawn (by the storyteller)");
  await expect(card("Naomi")).toContainText("Waiting");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page, "[data-cards] ul");

  const filters = page.getByRole("navigation", { name: "Show" });
  await expect(filters.getByRole("link", { name: "All 4" })).toHaveAttribute("aria-current", "page");
  await filters.getByRole("link", { name: "Waiting 3" }).click();
  await expect(cards).toHaveCount(3);
  await expect(filters.getByRole("link", { name: "Waiting 3" })).toHaveAttribute("aria-current", "page");

  await page.getByPlaceholder(/^Search by/).fill("naomi");
  await expect(cards).toHaveCount(1);
  await page.getByPlaceholder(/^Search by/).fill("");
  await expect(cards).toHaveCount(3);

  for (const name of ["Watches", "Rings"]) await page.getByRole("checkbox", { name: `Tick ${name}` }).check();
  await page.getByRole("button", { name: "Move to the trash" }).click();
  await expect(cards).toHaveCount(1);
  await expect(filters.getByRole("link", { name: "Waiting 1" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(3);

  await page.getByRole("checkbox", { name: "Tick Rings" }).check();
  await page.getByRole("button", { name: "Move to the trash" }).click();
  await expect(card("Rings")).toHaveCount(0);
  await page.goto(`${provider.url}/admin/collections/stories/trash`);
  await page.getByRole("checkbox", { name: "Tick Rings" }).check();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(cards).toHaveCount(0);
  expect((await admin.list("stories")).map(({ name }) => name)).toContain("Rings");
});

test("rows of a list are cards on a narrow screen, and can be sorted and ticked", async ({
  page,
  startStack,
}) => {
  const stack = await startStack();
  await signInAsAdmin(page, stack.provider.url);
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  for (const slug of ["hashtags", "pages", "staff", "videos"]) {
    await page.goto(`${stack.provider.url}/admin/collections/${slug}`);
    await expect(rows.first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    // Its cells are below each other.
    await expect.poll(async () => (await rows.first().boundingBox())?.height).toBeGreaterThan(60);
    expect((await rows.first().boundingBox())?.width).toBeLessThanOrEqual(390);
    // The headings, to sort by, take one row.
    expect((await page.getByRole("row").first().boundingBox())?.height).toBeLessThan(80);
  }
  const added = rows.first().getByRole("cell").filter({ hasText: /\d{4}/ });
  await expect(added.getByText("Added", { exact: true })).toBeVisible();
  const tick = await rows.first().getByRole("checkbox").boundingBox();
  expect(Math.min(tick?.width ?? 0, tick?.height ?? 0)).toBeGreaterThanOrEqual(24);

  await page.goto(`${stack.provider.url}/admin/collections/hashtags`);
  await page.getByRole("button", { name: "Sort by Name Descending" }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(async () => {
    const names = await rows.getByRole("link").allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort((one, other) => (one < other ? 1 : -1)));
  }).toPass();
});
