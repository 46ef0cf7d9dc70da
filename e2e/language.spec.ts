import { readLanguages } from "./support/contract";
import { expect, test } from "./support/test";

test("offers only Active languages, each in a new tab", async ({ page, providerUrl }) => {
  const languages = await readLanguages(providerUrl);
  const active = languages.filter(({ status }) => status === "Active");
  expect(active.length).toBeLessThan(languages.length);
  await page.goto("/language");
  await expect(page.getByRole("heading", { name: "Choose the language", level: 1 })).toBeVisible();
  await expect(page.getByText("You are comfortable speaking", { exact: true })).toBeVisible();
  const choices = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(choices).toHaveCount(active.length);
  for (const { name, redirecturl } of active) {
    const choice = choices.filter({ hasText: name });
    await expect(choice).toHaveAttribute("href", new URL(redirecturl).href);
    await expect(choice).toHaveAttribute("target", "_blank");
  }
});

test("closes to the home page", async ({ page }) => {
  await page.goto("/language");
  await page.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/");
});
