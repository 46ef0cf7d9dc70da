import { z } from "zod";
import { readContent, readFaqs, readSettings } from "./support/contract";
import { expect, test } from "./support/test";

test("greets with the provider's text, without its tags, and says how to reach a person", async ({
  page,
  providerUrl,
}) => {
  const help = await readContent(providerUrl, "/get_content");
  await page.goto("/help-desk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(z.string().parse(help.title));
  const text = z
    .string()
    .parse(help.content)
    .replace(/<[^>]*>/g, "");
  await expect(page.getByText(text, { exact: true })).toBeVisible();

  const settings = await readSettings(providerUrl);
  const support = page.locator("section", { has: page.getByRole("heading", { name: "Contact Support" }) });
  const email = support.getByRole("link", { name: settings.email ?? "" });
  await expect(email).toHaveAttribute("href", `mailto:${settings.email ?? ""}`);
  const phone = support.getByRole("link", { name: settings.phoneNo ?? "" });
  await expect(phone).toHaveAttribute("href", `tel:${(settings.phoneNo ?? "").replaceAll(" ", "")}`);
  await expect(support).toContainText("Monday through Friday 9 AM to 5 PM Central time");

  await page.setViewportSize({ width: 320, height: 800 });
  for (const hour of ["9 AM", "5 PM"]) {
    const place = page.getByText(hour, { exact: true });
    expect(await place.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});

test("has a tab per category, each with its numbered questions", async ({ page, providerUrl }) => {
  const categories = await readFaqs(providerUrl);
  await page.goto("/help-desk");
  await expect(page.getByRole("tab")).toHaveText(categories.map(({ name }) => name));
  for (const { name, faqData } of categories) {
    await page.getByRole("tab", { name }).click();
    const panel = page.getByRole("tabpanel", { name });
    await expect(panel.getByRole("button")).toHaveText(
      faqData.map(({ question }, index) => `${index + 1}. ${question}`),
    );
  }
});

test("opens and closes answers, several at a time", async ({ page, providerUrl }) => {
  const [category] = await readFaqs(providerUrl);
  const [first, second] = category?.faqData ?? [];
  if (!first || !second) throw new Error("The seed has fewer than two questions");
  await page.goto("/help-desk");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: first.question }).click();
  await panel.getByRole("button", { name: second.question }).click();
  await expect(page.getByText(first.answer, { exact: true })).toBeVisible();
  await expect(page.getByText(second.answer, { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: first.question }).click();
  await expect(page.getByText(first.answer, { exact: true })).toBeHidden();
});

test("works by keyboard only", async ({ page, providerUrl }) => {
  const categories = await readFaqs(providerUrl);
  const [, second] = categories;
  const [entry] = second?.faqData ?? [];
  if (!second || !entry) throw new Error("The seed has no second category");
  await page.goto("/help-desk");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: second.name, selected: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const question = page.getByRole("button", { name: entry.question });
  await expect(question).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(entry.answer, { exact: true })).toBeVisible();
});
