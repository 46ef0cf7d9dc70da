/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Parts of addresses and class names that content blockers' lists (EasyList, EasyPrivacy, Fanboy's) block everywhere,
 * among the words that a site like this could use.
 */
const REFUSED_ADDRESSES = [
  /[/_-]icons?[/._-](?:social|share|facebook|newsletter|rss)\b/,
  /(?:social|share)[_-](?:media[_-])?(?:icons?|buttons?|bar|widget|links?)\b/,
  /\/(?:analytics|beacon|collect|counter|impressions?|pageviews?|pixel|stats|telemetry|track(?:er|ing)?)[/.]/,
  /\/(?:ads?|adserver|banners?|popup|sponsors?)[/._-]/,
  /(?:cookie|gdpr)[_-](?:banner|consent|notice)/,
];

function filesOf(folder: string): string[] {
  return readdirSync(path.join(__dirname, "..", folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.join("/", path.relative(path.join(__dirname, "..", folder), parentPath), name),
    );
}

const addresses = [
  ...filesOf("public"),
  ...filesOf("app")
    .filter((file) => /\/(?:page|route)\.tsx?$/.test(file))
    .map((file) => `${path.dirname(file.replaceAll(/\/(?:\([^)]+\)|\[locale\])/g, ""))}/`),
];

it("no address contains a name that content blockers block", () => {
  expect(addresses).toEqual(
    expect.arrayContaining(["/icons/networks.svg", "/api/counts/", "/share/[kind]/[name]/"]),
  );
  const refused = (address: string) => REFUSED_ADDRESSES.some((pattern) => pattern.test(address));
  expect(["/icons/social.svg", "/share-buttons.js"].filter(refused)).toHaveLength(2);
  expect(addresses.filter(refused)).toEqual([]);
});

const REFUSED_CLASSES =
  /\b(?:className|id)="(?:[^"]*\s)?(?:(?:social|share)-(?:media|icons?|buttons?|bar|links?|widget)|cookie-\w+|banner-?ads?|sponsor\w*|newsletter-\w+)[\s"]/;

it("no class or id has a name that content blockers hide", () => {
  const parts = ["app", "components"].flatMap((folder) =>
    filesOf(folder).map((file) => path.join(__dirname, "..", folder, file)),
  );
  const hidden = parts.filter(
    (file) => file.endsWith(".tsx") && REFUSED_CLASSES.test(readFileSync(file, "utf8")),
  );
  expect(REFUSED_CLASSES.test('<ul className="flex share-buttons">')).toBe(true);
  expect(hidden).toEqual([]);
});
