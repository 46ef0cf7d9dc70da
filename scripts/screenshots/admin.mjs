import { z } from "zod";

const documents = z.object({ docs: z.array(z.looseObject({ id: z.string() })) });

/**
 * Saves the open record in the admin and waits for the result.
 *
 * @param {import("playwright").Page} page
 * @throws {Error} when it is refused
 */
export async function save(page) {
  const answer = page.waitForResponse(
    (response) => /^(POST|PATCH)$/.test(response.request().method()) && isCall(response),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  if (!(await answer).ok()) throw new Error(`Not saved: ${page.url()}`);
}

/**
 * Opens a listed record by its address: a click before the list's script has loaded does nothing.
 *
 * @param {import("playwright").Page} page
 * @param {string} list the list's address
 * @param {string} name
 */
export async function openRecord(page, list, name) {
  await page.goto(list);
  const address = await page.getByRole("link", { name }).first().getAttribute("href");
  await page.goto(new URL(address ?? "", list).href);
}

/** @param {import("playwright").Response} response */
function isCall(response) {
  return (
    new URL(response.url()).pathname.startsWith("/api/") && !response.url().includes("payload-preferences")
  );
}

/**
 * Returns every record of a collection, with relations as ids.
 *
 * @param {import("./desk.mjs").Desk} desk
 * @param {string} collection
 */
export async function listRecords(desk, collection) {
  const answer = await callAdmin(desk, "GET", `${collection}?depth=0&limit=0`);
  return documents.parse(answer).docs;
}

/**
 * Calls the admin's own interface in the page's session, for steps that need no picture.
 *
 * @param {import("./desk.mjs").Desk} desk
 * @param {"GET" | "POST" | "PATCH" | "DELETE"} method
 * @param {string} path
 * @param {Record<string, unknown>} [data]
 * @returns {Promise<unknown>}
 * @throws {Error} when it is refused
 */
export async function callAdmin({ page, adminUrl }, method, path, data) {
  const response = await page.request.fetch(`${adminUrl}/api/${path}`, { method, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
