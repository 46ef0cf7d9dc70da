/** SPDX names of licences that allow shipping with this program, if passed on. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Shipped packages with another licence or none, and why we accept them. */
const ACCEPTED = [
  {
    name: /^@img\/sharp-/,
    why: "libvips is loaded as a library of its own, which anybody may replace (LGPL-3.0)",
  },
  {
    name: /^mediabunny$/,
    why: "it is used as it is, and whoever changes one of its files publishes that file (MPL-2.0)",
  },
  { name: /^png-js$/, why: "its manifest names no licence; its licence file is the MIT licence" },
  { name: /^combine-errors$/, why: "its manifest names no licence; its readme says MIT" },
];

/**
 * @typedef {object} LockEntry
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [link]
 *
 * @typedef {{ name: string; license: string; why?: string | undefined }} Shipped
 */

/**
 * Returns what is installed with the programs: each licence and, unless it is permissive, why we accept it.
 *
 * @param {Record<string, LockEntry>} packages of `package-lock.json`
 * @param {(folder: string) => string} licenseIn reads the licence from a folder's manifest if the lock file has none
 * @returns {Shipped[]} sorted by name
 */
export function shippedPackages(packages, licenseIn) {
  const folders = Object.entries(packages).filter(
    ([folder, { dev, link }]) => folder.includes("node_modules/") && !dev && !link,
  );
  return folders
    .map(([folder, { license }]) => {
      const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
      const why = ACCEPTED.find((accepted) => accepted.name.test(name))?.why;
      return { name, license: license ?? licenseIn(folder), why };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Returns whether an SPDX expression offers a choice of permissive licences; false for what it can't parse.
 *
 * @param {string} expression such as `MIT` or `(MPL-2.0 OR Apache-2.0)`
 */
export function isPermissive(expression) {
  const choices = expression.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((license) => PERMISSIVE.has(license.trim())));
}
