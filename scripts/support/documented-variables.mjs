import { readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./paths.mjs";

const assignment = /^#\s*([A-Z][A-Z0-9_]*)=/gm;

/** @returns {string[]} the names of the variables that `.env.example` documents */
export function documentedVariables() {
  const text = readFileSync(path.join(siteDir, ".env.example"), "utf8");
  return [...text.matchAll(assignment)].flatMap(([, name]) => name ?? []);
}

/**
 * The environment for servers under test or measurement: they take nothing from the developer's own settings, least of
 * all a database.
 *
 * @returns {Record<string, string | undefined>}
 */
export function environmentWithoutSettings() {
  const settings = new Set(documentedVariables());
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
}
