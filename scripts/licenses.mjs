/** `npm run licenses`: lists the licences of shipped packages and fails if one isn't permissive. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { runCommand } from "./support/command.mjs";
import { isPermissive, shippedPackages } from "./support/licenses.mjs";
import { siteDir } from "./support/paths.mjs";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

/** Old packages list several licences. */
const manifestSchema = z.object({
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

void runCommand(async () => {
  const { packages } = lockSchema.parse(readJson(path.join(siteDir, "package-lock.json")));
  const shipped = shippedPackages(packages, licenseIn);
  for (const license of new Set(shipped.map((each) => each.license))) {
    const names = new Set(shipped.filter((each) => each.license === license).map(({ name }) => name));
    console.log(`${license} (${names.size}): ${[...names].join(", ")}`);
  }
  const refused = shipped.filter(({ license, why }) => !isPermissive(license) && !why);
  if (refused.length === 0) return;
  const list = refused.map(({ name, license }) => `${name} (${license})`).join(", ");
  throw new Error(`These need a decision before they can be shipped (scripts/support/licenses.mjs): ${list}`);
});

/** @param {string} folder of a package, absent if the package is for another system */
function licenseIn(folder) {
  const manifest = path.join(siteDir, folder, "package.json");
  if (!existsSync(manifest)) return "unknown";
  const { license, licenses = [] } = manifestSchema.parse(readJson(manifest));
  return license ?? (licenses.map(({ type }) => type).join(" OR ") || "unknown");
}

/** @param {string} file */
function readJson(file) {
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(file, "utf8"));
  return parsed;
}
