import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { waitForHttp } from "../support/wait-for.mjs";

const ACCOUNT = { name: "Ann Baker", email: "ann@harbour.example", password: "a-lamp-on-its-stand" };

const PERSON = { firstName: "Ann", lastName: "Lee", email: "ann.lee@visitor.example" };

const session = z.object({ token: z.string() });
const newMember = z.object({ member: z.record(z.string(), z.string()) });

/** How soon a mail arrives, in tries of a tenth of a second. */
const TRIES = 300;

/** Carers, without whom the site doesn't offer to talk. */
const CARERS = ["Ruth", "Paul"];

/**
 * Makes the site offer everything that it can, also in these languages besides the first one, which is its own.
 *
 * @param {import("./languages.mjs").Addresses} addresses
 * @param {string[]} languages
 */
export async function offerEverything({ adminUrl, siteUrl, setupKey }, [, ...others]) {
  const registered = await post(`${adminUrl}/api/staff/first-register`, { ...ACCOUNT, setupKey });
  const { token } = session.parse(await registered.json());
  const asStaff = { authorization: `JWT ${token}` };
  for (const name of CARERS) {
    const account = { name, email: `${name.toLowerCase()}@harbour.example`, password: ACCOUNT.password };
    await post(`${adminUrl}/api/staff`, { ...account, role: "admin", isCarer: true }, asStaff);
  }
  await post(`${adminUrl}/api/globals/settings`, { otherLanguages: others }, asStaff);
  for (const language of others) await waitForHttp(`${siteUrl}/${language}/talk`);
}

/**
 * Signs a browser up as a member.
 *
 * @param {import("playwright").Browser} browser
 * @param {import("./languages.mjs").Addresses} addresses
 * @returns what the browser stores
 */
export async function signUp(browser, { siteUrl, outbox }) {
  const context = await browser.newContext();
  try {
    const call = async (/** @type {string} */ name, /** @type {object} */ data) => {
      const answer = await context.request.post(`${siteUrl}/api/members/${name}`, { data });
      if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
      return answer;
    };
    await call("generate-otp-signup", PERSON);
    const answer = await call("signup", { ...PERSON, otp: await codeIn(outbox) });
    const { member } = newMember.parse(await answer.json());
    const localStorage = Object.entries(member).map(([name, value]) => ({ name, value }));
    return { cookies: await context.cookies(), origins: [{ origin: siteUrl, localStorage }] };
  } finally {
    await context.close();
  }
}

/**
 * Waits for a mail with a code, which has a line to itself.
 *
 * @param {string} outbox
 */
async function codeIn(outbox) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const file of filesIn(outbox)) {
      const [, code] = /^(\d{6})\r?$/m.exec(readFileSync(path.join(outbox, file), "utf8")) ?? [];
      if (code) return code;
    }
    await pause(100);
  }
  throw new Error(`There is no code in ${outbox}`);
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * @param {string} url
 * @param {object} data
 * @param {Record<string, string>} [headers]
 */
async function post(url, data, headers = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
