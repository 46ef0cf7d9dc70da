import { runInNewContext } from "node:vm";
import { expectNoAxeViolations, onBothScreens } from "../support/accessibility";
import { signInAsAdmin } from "../support/admin-sign-in";
import { expect, test } from "../support/test";

test("when a session ends while somebody writes, they sign in again in place and nothing is lost @phone", async ({
  page,
  startStack,
}) => {
  const { provider } = await startStack();
  const admin = await signInAsAdmin(page, provider.url);
  const { id } = await admin.create("saved-replies", { title: "A reply", body: "Before" });
  const address = `${provider.url}/admin/collections/saved-replies/${id}`;
  // Payload's admin asks once who is signed in.
  const isKnown = page.waitForResponse(`${provider.url}/api/staff/me`);
  await page.goto(address);
  await isKnown;
  const text = page.getByLabel("Words");
  await expect(text).toHaveValue("Before");

  await page.context().clearCookies();
  await text.fill("What was written");
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(admin.credentials.email);
  await onBothScreens(page, () => expectNoAxeViolations(page, "dialog[open]"));
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(text).toHaveValue("What was written");

  await page.getByRole("button", { name: "Save" }).click();
  await dialog.getByLabel("Password").fill("not-my-password");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("alert")).toContainText("incorrect");
  await dialog.getByLabel("Password").fill(admin.credentials.password);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await admin.find("saved-replies", "id", String(id)))?.body)
    .toBe("What was written");
  await expect(page).toHaveURL(address);
});

test("the page says so when the admin was updated while it was open", async ({ page, startStack }) => {
  const { provider } = await startStack();
  const admin = await signInAsAdmin(page, provider.url);
  const { id } = await admin.create("saved-replies", { title: "A reply", body: "Before" });
  await page.goto(`${provider.url}/admin/collections/saved-replies/${id}`);
  await page.route("**/admin/**", async (route) => {
    const isServerFunction = route.request().headers()["next-action"] !== undefined;
    if (!isServerFunction) return route.fallback();
    return route.fulfill({ status: 404, headers: { "x-nextjs-action-not-found": "1" } });
  });
  await page.getByLabel("Words").fill("What was written");
  await expect(page.getByText("The admin was updated while this page was open.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await admin.find("saved-replies", "id", String(id)))?.body)
    .toBe("What was written");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByLabel("Words")).toHaveValue("What was written");
});

test("phones can add the admin to their home screen, and the worker shows a notice without words", async ({
  page,
  request,
  startStack,
}) => {
  const { provider } = await startStack();
  await signInAsAdmin(page, provider.url);
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveAttribute("href", "/admin/manifest.webmanifest");
  const answer = await request.get(`${provider.url}/admin/manifest.webmanifest`);
  expect(await answer.json()).toMatchObject({ start_url: "/admin", scope: "/admin", display: "standalone" });
  const worker = await request.get(`${provider.url}/admin/worker.js`);
  expect(noticesOf(await worker.text())).toEqual([
    { body: "Something is waiting for you.", tag: "waiting", renotify: true },
  ]);
  await page.goto(`${provider.url}/admin/account`);
  const panel = page.getByRole("region", { name: "Notices on this device" });
  await onBothScreens(page, () =>
    expectNoAxeViolations(page, "section[aria-label='Notices on this device']"),
  );
  await expect(panel.getByText("Off on this device.")).toBeVisible();
});

/** Returns what a service worker shows when it is pushed. */
function noticesOf(script: string): unknown[] {
  const shown: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: (_church: string, options: object) => shown.push({ ...options }) },
  };
  runInNewContext(script, { self });
  listeners.get("push")?.({ waitUntil: () => undefined });
  return shown;
}
