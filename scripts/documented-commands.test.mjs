import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { siteDir } from "./support/paths.mjs";
import { RELEASE_COMMANDS } from "./support/release-files.mjs";
import { documentedVariables } from "./support/settings.mjs";

/** Names of variables for a place: another system, a folder or a port. Without its bucket, a store isn't used. */
const PLACE = /(^|_)(BUCKET|DIR|HOST|ORIGINS|PORT|URLS?)$/;

const read = (/** @type {string} */ file) => readFileSync(path.join(siteDir, file), "utf8");

/** Commands that npm has built in. */
const NPM = ["ci"];
const { scripts, version } = z
  .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
  .parse(JSON.parse(read("package.json")));
const commands = new Set([...Object.keys(scripts), ...NPM]);

/** Services that Debian brings. */
const DEBIAN_UNITS = ["caddy", "nginx"];
const units = [
  ...readdirSync(path.join(siteDir, "deploy/systemd")).map((file) =>
    file.replace(/@?\.(service|timer)$/, ""),
  ),
  ...DEBIAN_UNITS,
];

const compose = z
  .object({ services: z.record(z.string(), z.looseObject({ profiles: z.array(z.string()).default([]) })) })
  .parse(parse(read("deploy/compose.yaml"), { merge: true }));
const services = Object.keys(compose.services);
const profiles = Object.values(compose.services).flatMap((service) => service.profiles);

/**
 * @param {RegExp} pattern
 * @param {string} text
 * @returns {string[]} the first group of each match
 */
const each = (pattern, text) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/** Returns the link targets in a page, as GitHub names them. */
const anchorsOf = (/** @type {string} */ file) =>
  each(/^#+ (.+)$/gm, read(file)).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );

describe.each(["README.md", "docs/operations.md", "docs/operations-reference.md"])("%s", (file) => {
  const text = read(file);
  const shell = each(/^```sh\n([^]*?)^```$/gm, text)
    .join("\n")
    .replaceAll(/\s#.*$/gm, "");

  it("names only npm commands that exist", () => {
    const named = each(
      /\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)/g,
      `${shell}\n${each(/`([^`\n]+)`/g, text).join("\n")}`,
    );
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect([name, commands.has(name)]).toEqual([name, true]);
  });

  it("names only files and folders that exist", () => {
    const named = [
      ...each(/(?:^|\s)((?:deploy|scripts|docs)\/[\w./-]+)/gm, shell),
      ...each(/\/opt\/lampstand\/current\/([\w./-]+)/g, shell),
      ...each(/\]\((?!http|#)([^)#]+)/g, text).map((link) => path.join(path.dirname(file), link)),
    ];
    expect(named).not.toEqual([]);
    for (const name of named) expect([name, existsSync(path.join(siteDir, name))]).toEqual([name, true]);
  });

  it("links only to headings that exist", () => {
    const links = [...text.matchAll(/\]\((?!http)([^)#]*)#([^)]+)\)/g)];
    for (const [, target = "", anchor] of links)
      expect(anchorsOf(target ? path.join(path.dirname(file), target) : file)).toContain(anchor);
  });

  it("names only units and services that exist", () => {
    const named = {
      units: [
        ...each(/systemctl (?:restart|reload|enable --now) ([\w-]+)/g, shell),
        ...each(/journalctl -u ([\w-]+)/g, text),
      ],
      services: each(/docker compose (?:--\S+ )*(?:logs|exec|restart)(?: --\S+)* ([a-z]+)/g, text),
      profiles: each(/COMPOSE_PROFILES=(\w+)/g, text),
    };
    for (const name of named.units) expect(units).toContain(name);
    for (const name of named.services) expect(services).toContain(name);
    for (const name of named.profiles) expect(profiles).toContain(name);
    if (file === "docs/operations-reference.md")
      for (const list of Object.values(named)) expect(list).not.toEqual([]);
  });
});

it("runs only existing commands in continuous integration", () => {
  const workflows = readdirSync(path.join(siteDir, ".github/workflows")).map(
    (file) => `.github/workflows/${file}`,
  );
  const named = workflows.flatMap((file) => each(/\bnpm run ([a-z][\w:-]*)/g, read(file)));
  expect(named).toEqual(expect.arrayContaining(["test:provider:postgres", "test:edge", "test:update"]));
  for (const name of named) expect([name, commands.has(name)]).toEqual([name, true]);
});

it("asks a release only for what it contains", () => {
  const named = ["docs/operations.md", "docs/operations-reference.md"].flatMap((file) =>
    each(/^lampstand ([\w:-]+)/gm, read(file)),
  );
  expect(named).toEqual(expect.arrayContaining(["mail:test", "backup", "restore"]));
  for (const name of named) expect(RELEASE_COMMANDS).toContain(name);
});

it("has an entry for this version that lists each migration since the first", () => {
  const changes = read("CHANGELOG.md");
  expect(changes).toContain(`\n## ${version}\n`);
  const migrations = readdirSync(path.join(siteDir, "provider/src/migrations/sqlite"));
  const named = migrations.flatMap((file) => /^\d+_\d+_(\w+)\.ts$/.exec(file)?.[1] ?? []);
  expect(named).toContain("tables");
  for (const name of named) expect(changes).toContain(name);
});

it("rehearses a restore without touching live data", () => {
  const [block = ""] = each(/^```sh\n(\([^]*?)^```$/gm, read("docs/operations-reference.md"));
  expect(block).toContain("npm run restore -- FOLDER");
  const set = each(/\b([A-Z][A-Z\d_]+)=/g, block);
  const places = documentedVariables().filter((name) => PLACE.test(name));
  expect(places).toEqual(expect.arrayContaining(["DATABASE_URL", "S3_BUCKET", "WORKER_METRICS_PORT"]));
  expect(set).toEqual(expect.arrayContaining(places));
});
