import { readFile } from "node:fs/promises";
import { setupKey } from "./support/admin";
import { sendPayloadForm } from "./support/payload-form";
import { expect, test } from "./support/test";

const password = "a-long-test-password";

test("the link that the first start prints creates the first account", async ({ page, startStack }) => {
  const { provider, providerLog } = await startStack();
  const link = `${provider.url}/admin/create-first-user?key=${setupKey()}`;
  expect(await readFile(providerLog, "utf8")).toContain(`${link}\n`);

  await page.goto(`${provider.url}/admin`);
  await expect(page).toHaveURL(/\/create-first-user$/);
  await expect(page.getByLabel("Setup key")).toHaveValue("");

  await page.goto(link);
  await expect(page.getByLabel("Setup key")).toHaveValue(setupKey());
  const fields = { Email: "ann@example.org", "New Password": password, "Confirm Password": password };
  await sendPayloadForm(page, fields, { button: "Create", path: "/api/staff/first-register" });
  await expect(page.getByRole("link", { name: "Staff accounts" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
