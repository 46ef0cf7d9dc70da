import { z } from "zod";

const STAFF = { email: "bench@example.org", password: "a-long-bench-password" };

const session = z.object({ token: z.string() });

/**
 * Creates the first staff account unless it exists.
 *
 * @param {string} providerUrl
 * @param {string | undefined} setupKey
 * @returns {Promise<string>} its session's token
 */
export async function registerStaff(providerUrl, setupKey) {
  const token =
    (await signInStaff(providerUrl)) ??
    (await signIn(`${providerUrl}/api/staff/first-register`, { ...STAFF, setupKey }));
  if (token === null) throw new Error("The first staff account couldn't be created");
  return token;
}

/**
 * Signs in with that account.
 *
 * @param {string} providerUrl
 * @returns {Promise<string | null>} the session's token; `null` if there is no such account
 */
export function signInStaff(providerUrl) {
  return signIn(`${providerUrl}/api/staff/login`, STAFF);
}

/**
 * @param {string} url
 * @param {object} data
 */
async function signIn(url, data) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  return response.ok ? session.parse(await response.json()).token : null;
}

/**
 * Does what staff do in the admin, through its REST interface.
 *
 * @param {string} url the provider's address, with the path
 * @param {string} token
 * @param {{ method?: string; data?: object }} [options]
 * @returns {Promise<unknown>}
 * @throws {Error} when it is refused
 */
export async function callAsStaff(url, token, { method = "GET", data } = {}) {
  const response = await fetch(url, {
    method,
    headers: { Authorization: `JWT ${token}`, ...(data && { "content-type": "application/json" }) },
    body: data && JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
