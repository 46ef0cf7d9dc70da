import { expect, type Page, type Response } from "@playwright/test";
import { type Admin, createAdmin } from "./admin";

/**
 * Opens a form of the admin for a signed-out visitor. It accepts no input before the admin knows that nobody is signed
 * in.
 */
export async function openSignedOut(page: Page, address: string): Promise<Response | null> {
  const isAsked = (response: Response) => new URL(response.url()).pathname === "/api/staff/me";
  const [response] = await Promise.all([page.goto(address), page.waitForResponse(isAsked)]);
  return response;
}

/** Opens a page of the admin for an existing session, which is faster than `signIn`'s form. */
export async function openSignedIn(
  page: Page,
  providerUrl: string,
  { email, password }: Admin["credentials"],
  path = "/admin",
): Promise<void> {
  const answer = await page.request.post(`${providerUrl}/api/staff/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  await page.goto(providerUrl + path);
}

/** Opens the admin for a new account with all rights. */
export async function signInAsAdmin(page: Page, providerUrl: string): Promise<Admin> {
  const admin = await createAdmin(providerUrl);
  await openSignedIn(page, providerUrl, admin.credentials);
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  return admin;
}

/**
 * Signs in to the admin as staff do.
 *
 * @param redirect The path of the page that it leads to.
 */
export async function signIn(
  page: Page,
  providerUrl: string,
  { email, password }: Admin["credentials"],
  redirect = "/admin",
): Promise<void> {
  await openSignedOut(page, `${providerUrl}/admin/login?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Signs out. The admin's page does so by script, so an address opened at once would still find the session. */
export async function signOut(page: Page, providerUrl: string): Promise<void> {
  await page.goto(`${providerUrl}/admin/logout`);
  await page.waitForURL(`${providerUrl}/admin/login`);
}

/** Opens a folded section of a record's form, which the admin remembers for each person. */
export async function openSection(page: Page, name: string): Promise<void> {
  const section = page.locator(".collapsible-field").filter({ hasText: name });
  await section.getByRole("button").first().click();
}
