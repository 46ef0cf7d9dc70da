import { readFile } from "node:fs/promises";
import { expectNoAxeViolations, onBothScreens } from "./support/accessibility";
import { setupKey } from "./support/admin";
import { openSignedOut } from "./support/admin-sign-in";
import { expect, test } from "./support/test";

const password = "a-long-test-password";

test("the link that the first start prints creates the first account", async ({ page, startStack }) => {
  const { provider, providerLog } = await startStack();
  const link = `${provider.url}/admin/create-first-user?key=${setupKey()}`;
  expect(await readFile(providerLog, "utf8")).toContain(`${link}\n`);

  await page.goto(`${provider.url}/admin`);
  await expect(page).toHaveURL(/\/create-first-user$/);
  await expect(page.getByLabel("Setup key")).toHaveValue("");

  await openSignedOut(page, link);
  await expect(page.getByRole("heading", { name: /^Welcome to ./ })).toBeVisible();
  await expect(page.getByText("This is where your church looks after its site")).toBeVisible();
  await onBothScreens(page, () => expectNoAxeViolations(page));
  await expect(page.getByLabel("Setup key")).toHaveValue(setupKey());
  const labels = await page.locator("form label").allInnerTexts();
  expect(labels).toEqual(["Your name", "Email", "Password", "Repeat the password", "Setup key"]);
  await page.getByLabel("Your name").fill("Ann Lea");
  await page.getByLabel("Email").fill("ann@example.org");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Repeat the password").fill("another-one-by-mistake");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "don’t match" })).toBeVisible();
  await page.getByLabel("Repeat the password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("link", { name: "Staff accounts" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
