import { createAdmin } from "../support/admin";
import { openSignedIn } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

/** How many requests to `/api/line` an ordinary address may send in ten minutes, and one of the church's networks. */
const LIMIT = 100;
const OWN_LIMIT = 500;

test("staff add their current network, which raises its limits", async ({ page, startStack }) => {
  const { site, provider } = await startStack();
  const { credentials } = await createAdmin(provider.url);
  await openSignedIn(page, provider.url, credentials, "/admin/globals/settings");
  await page.getByRole("button", { name: "Own network", exact: true }).click();
  await expect(page.getByText(/^You are on 127\.0\.0\.1 now\./)).toBeVisible();
  await page.getByRole("button", { name: "Add 127.0.0.1" }).click();
  await expect(page.getByRole("textbox", { name: "Your own network" })).toHaveValue("127.0.0.1");
  await expect(page.getByRole("button", { name: "Add 127.0.0.1" })).toBeHidden();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

  const send = async (address: string) => {
    const headers = { "x-forwarded-for": address };
    return (await page.request.post(`${site.url}/api/line`, { headers, data: "a sample" })).status();
  };
  const statuses = async (address: string, count: number) =>
    new Set(await Promise.all(Array.from({ length: count }, () => send(address))));
  expect(await statuses("203.0.113.7", LIMIT + 1)).toContain(429);
  await statuses("127.0.0.1", LIMIT);
  // The site learns of it with the next page that it renders.
  await expect(async () => {
    expect(await (await page.request.get(site.url)).text()).not.toContain("ownNetworks");
    expect(await send("127.0.0.1")).toBe(204);
  }).toPass();
  expect(await statuses("127.0.0.1", OWN_LIMIT)).toContain(429);
});
