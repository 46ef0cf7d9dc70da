import { expectNoHorizontalScroll } from "../support/accessibility";
import { SHOWN_WITHIN_MS } from "../support/admin";
import { signInAsAdmin } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 240_000 });

const PHONE = { width: 390, height: 844 };

/** Returns formatted text as the admin's editor saves it. */
const text = (words: string) => ({
  root: {
    ...{ type: "root", version: 1, format: "", indent: 0, direction: null },
    children: [
      { type: "paragraph", version: 1, format: "", children: [{ type: "text", version: 1, text: words }] },
    ],
  },
});

test("staff translate an article on a phone, and only it is in Spanish", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const admin = await signInAsAdmin(page, provider.url);
  await admin.updateGlobal("settings", { otherLanguages: ["es"] });
  const article = await admin.create("blogs", {
    ...{ title: "A lamp for everyone", excerpt: "On Sunday we light it.", content: text("Come and see.") },
    ...{ slug: "a-lamp-for-everyone", author: "Ann", postedDate: "2030-01-01", _status: "published" },
  });
  const spanish = `${site.url}/es/blog/a-lamp-for-everyone`;
  await page.setViewportSize(PHONE);

  await test.step("the list leads to a new translation with the original above each field", async () => {
    await page.goto(`${provider.url}/admin/collections/translations`);
    const left = page.getByRole("region", { name: "What’s left to translate" });
    await left.getByText(/^Español: \d+ not translated$/).click();
    await expectNoHorizontalScroll(page);
    await left.getByRole("link", { name: "A lamp for everyone" }).click();
    await expect(page.getByText("On Sunday we light it.")).toBeVisible();
    await expect(page.getByText("Come and see.")).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  await test.step("a draft isn't shown", async () => {
    await page.getByLabel("Title or name").fill("Una lámpara para todos");
    await page.getByLabel("Description or summary").fill("El domingo la encendemos.");
    await page.locator("[data-lexical-editor]").first().click();
    await page.keyboard.type("Vengan y vean.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Added.", { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(spanish)).text(), { timeout: SHOWN_WITHIN_MS })
      .toContain("A lamp for everyone");
  });

  const [translation] = await admin.list("translations");
  await admin.update("translations", translation?.id ?? "", { status: "Active" });

  await test.step("its page is in Spanish, and its neighbours are marked as English", async () => {
    await expect
      .poll(async () => (await page.request.get(spanish)).text(), { timeout: SHOWN_WITHIN_MS })
      .toContain("Una lámpara para todos");
    await page.goto(spanish);
    const heading = page.getByRole("heading", { level: 1, name: "Una lámpara para todos" });
    await expect(heading).not.toHaveAttribute("lang");
    await expect(page.getByText("Vengan y vean.")).toBeVisible();
    for (const neighbour of await page.getByRole("heading", { level: 3 }).all())
      await expect(neighbour).toHaveAttribute("lang", "en");
    await page.goto(`${site.url}/blog/a-lamp-for-everyone`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A lamp for everyone");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
  });

  await test.step("staff see that the original has changed", async () => {
    await admin.update("blogs", article.id, { title: "A lamp for all" });
    await page.goto(`${provider.url}/admin/collections/translations/${translation?.id ?? ""}`);
    await expect(page.getByText("The original has changed since you translated it.")).toBeVisible();
  });

  await test.step("an unpublished article is gone in both languages", async () => {
    await admin.update("blogs", article.id, { _status: "draft" });
    for (const address of [spanish, `${site.url}/blog/a-lamp-for-everyone`])
      await expect
        .poll(async () => (await page.request.get(address)).status(), { timeout: SHOWN_WITHIN_MS })
        .toBe(404);
  });
});
