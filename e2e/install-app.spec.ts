import { z } from "zod";
import { readContent } from "./support/contract";
import { expect, test } from "./support/test";

test("presents the app and leads to both stores", async ({ page, providerUrl }) => {
  const app = await readContent(providerUrl, "/get_app_install_content");
  await page.goto("/install-app");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(z.string().parse(app.title));
  await expect(page.getByText(z.string().parse(app.shortDescription), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Google Play/ })).toHaveAttribute(
    "href",
    z.string().parse(app.googleAppLink),
  );
  await expect(page.getByRole("link", { name: /App Store/ })).toHaveAttribute(
    "href",
    z.string().parse(app.appleAppLink),
  );
  await expect(page.getByRole("link", { name: /^Enlarge picture/ })).toBeVisible();
});
