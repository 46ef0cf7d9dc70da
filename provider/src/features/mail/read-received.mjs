// @ts-check
import { domainOf, resolveTxt } from "./check-sender.mjs";

/** The checks whose results a mail server notes in an email that it has accepted. */
const CHECKS = /** @type {const} */ (["spf", "dkim", "dmarc"]);

const HELP = {
  spf: "the sending server is not in the SPF record of the sender's domain",
  dkim: "it was not signed with a key of the sender's domain, or the key is not in DNS",
  dmarc: "neither SPF nor DKIM matched the domain in the From line",
};

/**
 * Returns what a mailbox's server thought of an email, from its source as the mailbox saves or shows it.
 *
 * @param {string} source
 * @param {import("./check-sender.mjs").ResolveTxt} [resolve] asks DNS
 * @returns {Promise<{ isTrusted: boolean; lines: string[] }>} whether it passed all checks, and a sentence about each
 */
export async function readReceived(source, resolve = resolveTxt) {
  const headers = headersOf(source);
  const from = domainOf(headers("from")[0] ?? "");
  // The first is from the last server, the only one to trust.
  const [results] = headers("authentication-results");
  if (!from) return { isTrusted: false, lines: ["This is not the source of an email: it has no From line."] };
  if (!results)
    return {
      isTrusted: false,
      lines: [
        "This mailbox's server did not record any checks (Authentication-Results). Send the test to a mailbox elsewhere.",
      ],
    };
  const outcomes = CHECKS.map((check) => ({
    check,
    outcome: new RegExp(`\\b${check}=(\\w+)`, "i").exec(results)?.[1]?.toLowerCase() ?? "none",
  }));
  const lines = outcomes.map(({ check, outcome }) =>
    outcome === "pass"
      ? `${check.toUpperCase()}: passed`
      : `${check.toUpperCase()}: ${outcome}, ${HELP[check]}`,
  );
  const keys = await Promise.all(
    headers("dkim-signature").map((signature) => keyLine(signature, from, resolve)),
  );
  return { isTrusted: outcomes.every(({ outcome }) => outcome === "pass"), lines: [...lines, ...keys] };
}

/**
 * @param {string} signature
 * @param {string} from
 * @param {import("./check-sender.mjs").ResolveTxt} resolve
 */
async function keyLine(signature, from, resolve) {
  const tag = (/** @type {string} */ name) =>
    new RegExp(`(?:^|;)\\s*${name}=\\s*([^;\\s]+)`).exec(signature)?.[1]?.toLowerCase() ?? "";
  const name = `${tag("s")}._domainkey.${tag("d")}`;
  const key = await resolve(name).then(
    (records) => records.map((parts) => parts.join("")).find((text) => /(^|;)\s*p=\s*[^;\s]/.test(text)),
    () => undefined,
  );
  if (!key) return `It is signed with a key that is not in DNS: ${name}`;
  const isOwn = from === tag("d") || from.endsWith(`.${tag("d")}`);
  return isOwn
    ? `It is signed by ${tag("d")}, and the key is in DNS: ${name}`
    : `It is signed by ${tag("d")}, not ${from}: ask the company that sends your email to sign for your domain`;
}

/**
 * @param {string} source
 * @returns {(name: string) => string[]} all values of a header
 */
function headersOf(source) {
  const [head = ""] = source.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return (name) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
}
