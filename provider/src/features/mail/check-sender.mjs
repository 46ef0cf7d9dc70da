// @ts-check
import { Resolver } from "node:dns/promises";

/** DNS error codes for a name without such a record, and for a name with nothing at or below it. */
const NO_RECORD = "ENODATA";
const NO_NAME = "ENOTFOUND";

/** How long to wait for DNS, in milliseconds. */
const PATIENCE_MS = 3_000;

/** @typedef {(name: string) => Promise<string[][]>} ResolveTxt */

/** @type {ResolveTxt} */
export const resolveTxt = (name) => new Resolver({ timeout: PATIENCE_MS, tries: 1 }).resolveTxt(name);

/**
 * Looks in DNS for what other mail servers check before they trust a sender: SPF, DKIM and DMARC.
 *
 * @param {string} from an address, with or without a name before it
 * @param {ResolveTxt} [resolve] asks DNS
 * @returns {Promise<string[]>} a sentence about each
 */
export async function checkSender(from, resolve = resolveTxt) {
  const domain = domainOf(from);
  if (!domain) return [`MAIL_FROM does not contain an address: ${from}`];
  try {
    return [await spf(domain, resolve), await dkim(domain, resolve), await dmarc(domain, resolve)];
  } catch (error) {
    return [`DNS did not answer about ${domain} (${codeOf(error) ?? String(error)}).`];
  }
}

/**
 * @param {string} address
 * @returns {string | undefined}
 */
export function domainOf(address) {
  return /@([^\s<>@,;]+)>?\s*$/.exec(address)?.[1]?.toLowerCase();
}

/**
 * @param {string} domain
 * @param {ResolveTxt} resolve
 */
async function spf(domain, resolve) {
  const records = (await textsAt(domain, resolve)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = records;
  if (!record)
    return `SPF is missing: ${domain} needs a TXT record that starts with v=spf1 and names the company that sends your email.`;
  if (records.length > 1)
    return `SPF is invalid: ${domain} has ${records.length} records. Combine them into one.`;
  if (/\s\+?all(\s|$)/i.test(record))
    return `SPF lets anyone send as ${domain}: end the record with -all or ~all (${record}).`;
  return `SPF found: ${record}`;
}

/**
 * Only an email reveals the key's name, but DNS can tell if there is no key at all.
 *
 * @param {string} domain
 * @param {ResolveTxt} resolve
 */
async function dkim(domain, resolve) {
  const name = `_domainkey.${domain}`;
  try {
    await resolve(name);
  } catch (error) {
    if (codeOf(error) === NO_NAME)
      return `DKIM is missing: there is no key under ${name}. The company that sends your email can give you the record.`;
    if (codeOf(error) !== NO_RECORD) throw error;
  }
  return `DKIM: there are keys under ${name}. To check that your email is signed with one of them, use an email that arrived: npm run mail:test -- --received FILE`;
}

/**
 * A domain without its own record inherits the one above it.
 *
 * @param {string} domain
 * @param {ResolveTxt} resolve
 */
async function dmarc(domain, resolve) {
  for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const record = (await textsAt(`_dmarc.${name}`, resolve)).find((text) => /^v=DMARC1\b/i.test(text));
    if (!record) continue;
    if (/;\s*p=none\b/i.test(record))
      return `DMARC found, but it asks receivers to do nothing (p=none). Once SPF and DKIM work, p=quarantine keeps forged email away (${record}).`;
    return `DMARC found: ${record}`;
  }
  return `DMARC is missing: _dmarc.${domain} needs a TXT record, such as v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`;
}

/**
 * @param {string} name
 * @param {ResolveTxt} resolve
 */
async function textsAt(name, resolve) {
  try {
    return (await resolve(name)).map((parts) => parts.join(""));
  } catch (error) {
    if ([NO_RECORD, NO_NAME].includes(codeOf(error) ?? "")) return [];
    throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
