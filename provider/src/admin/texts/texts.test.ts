import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { english } from "./en";
import { payload } from "./en/payload";

const SOURCES = path.resolve(__dirname, "../..");

/** A key as sources write it, perhaps with a part that they only know when they run: `alarms:${kind}`. */
const KEY = /(["`])([a-z]\w*:(?:\w|\$\{[^}"`]*\})+)\1/gi;

function readSources(): string {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/texts\/en\//.test(file))
    .map((file) => readFileSync(path.join(SOURCES, file), "utf8"))
    .join("\n");
}

/** Returns the keys of our own texts; those of Payload's are in its own code. */
function ownKeys(): string[] {
  const payloads = new Map<string, object>(Object.entries(payload));
  return Object.entries(english).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((name) => !(name in (payloads.get(area) ?? {})))
      .map((name) => `${area}:${name.replace(/_(?:one|other)$/, "")}`),
  );
}

it("has no text that nothing shows", () => {
  const sources = readSources();
  const written = [...sources.matchAll(KEY)].map(([, , key = ""]) => key.replace(/\$\{[^}]*\}/g, "\\w+"));
  const properties = [...sources.matchAll(/\b(?:english\.\w+|menu)\.\w+/g)].map(([found]) =>
    found.replace("english.", "").replace(".", ":"),
  );
  const used = new RegExp(`^(?:${[...new Set([...written, ...properties])].join("|")})$`);
  expect(ownKeys().filter((key) => !used.test(key))).toEqual([]);
});
