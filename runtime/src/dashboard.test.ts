import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { register } from "prom-client";
import { measureProcess } from "./metrics";
import { HEALTH_PARTS } from "./readiness";

const repository = path.join(import.meta.dirname, "../..");
const dashboard = readFileSync(path.join(repository, "deploy/grafana/lampstand.json"), "utf8");

/** The suffixes that Prometheus adds to a histogram's name. */
const SUFFIX = /_(?:bucket|count|sum)$/;

const NAME = /\b(?:lampstand|nodejs|process)_\w+/g;

const namesIn = (text: string) => new Set(text.match(NAME)?.map((name) => name.replace(SUFFIX, "")));

/** Returns the metrics that the programs register, found in their sources. */
function ownMetrics(): Set<string> {
  const folders = ["app", "lib", "runtime/src", "provider/src"].map((folder) =>
    path.join(repository, folder),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const sources = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/"(lampstand_\w+)"/g)].map(([, name]) => name ?? "")),
  );
}

it("alerts only on metrics that exist, and on every part with a health address", () => {
  const rules = readFileSync(path.join(repository, "deploy/prometheus/rules.yml"), "utf8");
  const own = ownMetrics();
  const watched = namesIn(rules);
  expect(watched.size).toBeGreaterThan(7);
  expect([...watched].filter((name) => !own.has(name))).toEqual([]);
  const words: Record<string, string> = { cdn: "purges", database: "up{" };
  for (const part of Object.keys(HEALTH_PARTS)) expect(rules).toContain(words[part] ?? part);
});

it("charts only metrics that exist, and every metric that the programs define", () => {
  measureProcess();
  const own = ownMetrics();
  const known = new Set([...own, ...register.getMetricsAsArray().map(({ name }) => name)]);
  const drawn = namesIn(dashboard);
  expect([...drawn].filter((name) => !known.has(name))).toEqual([]);
  expect([...own].filter((name) => !drawn.has(name))).toEqual([]);
});
