import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What `ClientMessages` always passes. */
const COMMON = ["layout", "notices", "ui"];

const IMPORTS = /(?:^(?:import|export)\s(?!type\s)[^;]*?from |^import |import\()"([^"]+)"/gm;

type Source = { isClient: boolean; imports: string[]; uses: string[]; passes: string[] };

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const source = {
    isClient: text.startsWith('"use client"'),
    imports: names(IMPORTS).flatMap((name) => fileOf(file, name)),
    uses: names(/useTranslations\("(\w+)"\)/g),
    passes: names(/(?:\bareas=\{|\bAREAS\b[^=\n]*= )\[([^\]]*)\]/g).flatMap(
      (areas) => areas.match(/(?<=")\w+/g) ?? [],
    ),
  };
  sources.set(file, source);
  return source;
}

function fileOf(from: string, name: string): string[] {
  if (!/^(@\/|\.)/.test(name)) return [];
  const path = name.startsWith("@/") ? name.slice(2) : join(dirname(from), name);
  return [`${path}.tsx`, `${path}.ts`].filter((file) => existsSync(file)).slice(0, 1);
}

/** Returns the areas that client components say and that the server passes, in a file and all that it imports. */
function areasOf(entries: string[]): { used: string[]; passed: string[] } {
  const [used, passed, seen] = [new Set<string>(), new Set(COMMON), new Set<string>()];
  const visit = (file: string, isWithinClient: boolean) => {
    const { isClient, imports, uses, passes } = sourceOf(file);
    const runsInBrowser = isClient || isWithinClient;
    if (seen.has(`${file} ${String(runsInBrowser)}`)) return;
    seen.add(`${file} ${String(runsInBrowser)}`);
    if (runsInBrowser) for (const area of uses) used.add(area);
    for (const area of passes) passed.add(area);
    for (const imported of imports) visit(imported, runsInBrowser);
  };
  for (const entry of entries) visit(entry, false);
  return { used: [...used], passed: [...passed] };
}

/** A page with the layouts around it. */
function withLayouts(page: string): string[] {
  const folders = page.split("/").slice(0, -1);
  const layouts = folders.map((_, index) => join(...folders.slice(0, index + 1), "layout.tsx"));
  return [page, ...layouts.filter((layout) => existsSync(layout))];
}

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/page.tsx"))
  .map((file) => join("app", file));

it.each(pages)("%s passes its browser all areas that it uses, and never the provider's answers", (page) => {
  const { used, passed } = areasOf(withLayouts(page));
  expect(passed).toEqual(expect.arrayContaining(used));
  expect(passed).not.toContain("answers");
});
