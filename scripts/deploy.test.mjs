import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { siteDir } from "./support/paths.mjs";
import { RELEASE_COMMANDS } from "./support/release-files.mjs";
import { foreignSecrets } from "./support/secrets.mjs";
import { documentedVariables } from "./support/settings.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(siteDir, file), "utf8");

const { scripts, version } = z
  .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
  .parse(JSON.parse(read("package.json")));

/** Returns the npm commands in a text. */
const npmCommands = (/** @type {string} */ text) =>
  [...text.matchAll(/npm(?: |", ")run(?: |", ")(?:--silent(?: |", "))?([\w:-]+)/g)].map(
    ([, name = ""]) => name,
  );

/** Variables that only the surroundings read, not the programs. */
const OUTER = [
  "HOME",
  "NODE_OPTIONS",
  "NODE_ENV",
  "SITE_NAME",
  "PROVIDER_NAME",
  "SITE_ADDRESS",
  "PROVIDER_ADDRESS",
  "POSTGRES_PASSWORD",
  "LAMPSTAND_VERSION",
  "BACKUP_FOLDER",
  "ALERT_TO",
  "COMPOSE_PROFILES",
];
const known = new Set([...documentedVariables(), ...OUTER]);

describe("deploy/Dockerfile", () => {
  const text = read("deploy/Dockerfile");

  it("runs nothing as root", () => {
    const stages = text.split(/^FROM /m).slice(1);
    const started = stages.filter((stage) => stage.includes("\nCMD "));
    expect(started).toHaveLength(2);
    for (const stage of started) expect(stage).toMatch(/\nUSER node\n(?![^]*\nUSER )/);
  });

  it("excludes secrets, installed packages and builds", () => {
    const left = read(".dockerignore").split("\n");
    expect(left).toEqual(
      expect.arrayContaining([
        ".git",
        ".data",
        "**/.env",
        "**/.env.*",
        "**/node_modules",
        "**/.next",
        "**/.build",
        "**/.dev.vars*",
        "**/.wrangler",
      ]),
    );
  });
});

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.looseObject({
        image: z.string(),
        command: z.array(z.string()).optional(),
        logging: z.object({ options: z.record(z.string(), z.string()) }),
        environment: z.record(z.string(), z.string()).default({}),
        volumes: z.array(z.string()).default([]),
      }),
    ),
  })
  .parse(parse(read("deploy/compose.yaml"), { merge: true }));

describe("deploy/compose.yaml", () => {
  const { services } = compose;

  it("keeps entries without a lifetime when the cache is full", () => {
    expect(services.valkey?.command?.join(" ")).toContain("--maxmemory-policy volatile-lru");
  });

  it.each(["provider", "backup"])("mounts for the %s the files that a backup needs", (name) => {
    expect(services[name]?.volumes).toEqual(expect.arrayContaining(["data:/data", "uploads:/uploads"]));
    expect(services[name]?.environment).toHaveProperty("UPLOAD_DIR");
  });

  it("backs up every night and reports failures", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-compose-test-"));
    try {
      // One night passes with each `sleep`, twice. The first backup fails.
      const fakes = {
        date: "echo 1000000",
        sleep: `echo "sleep $1"; [ ! -e two ] || exit 1; [ ! -e one ] || touch two; touch one`,
        npm: `shift 2; echo "$*"; [ -e two ]`,
      };
      for (const [name, text] of Object.entries(fakes))
        writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o700 });
      const env = {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        ALERT_TO: "you@example.org",
        SITE_URL: "https://a",
      };
      const [shell = "", ...args] = (services.backup?.command ?? []).map((text) =>
        text.replaceAll("$$", "$"),
      );
      const { stdout } = spawnSync(shell, args, { env, cwd: folder, encoding: "utf8" });
      const backup = "backup -- --to /backups --keep 14";
      const night = "sleep 48501"; // From 13:46:40 to 03:15:01 on 1970-01-12
      const mail = /^mail:test -- you@example.org The backup of https:\/\/a has failed/;
      expect(stdout.trim().split("\n")).toEqual([
        ...[night, backup, expect.stringMatching(mail)],
        ...[night, backup],
        night,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("limits every log and pins every image", () => {
    for (const [name, { image, logging }] of Object.entries(services)) {
      expect([name, logging.options]).toEqual([name, { "max-size": "10m", "max-file": "5" }]);
      expect(image).toMatch(/:(\$\{LAMPSTAND_VERSION:-)?\d/);
    }
    expect(services.site?.image).toContain(`:-${version}}`);
    expect(read("deploy/compose.env.example")).toContain(`\nLAMPSTAND_VERSION=${version}\n`);
  });

  it("runs only commands that a release has", () => {
    const named = ["worker", "backup"].flatMap((name) =>
      npmCommands((services[name]?.command ?? []).join(" ")),
    );
    expect(named).toEqual(["start:worker", "backup", "mail:test"]);
    for (const name of named) expect(RELEASE_COMMANDS).toContain(name);
  });

  // The provider's container makes backups, which list every secret they lack.
  it.each(/** @type {const} */ (["site", "worker"]))(
    "withholds from the %s the other programs' secrets",
    (program) => {
      const { environment = {} } = services[program] ?? {};
      const blank = Object.keys(environment).filter((name) => environment[name] === "");
      expect(blank.sort()).toEqual(["POSTGRES_PASSWORD", ...foreignSecrets(program)].sort());
    },
  );

  it("refuses to start without shared and permanent secrets", () => {
    const required = [...read("deploy/compose.yaml").matchAll(/([A-Z_]+): \$\{\1:\?/g)].map(
      ([, name]) => name,
    );
    expect(required.sort()).toEqual(["API_TOKEN", "PAYLOAD_SECRET", "REVALIDATE_SECRET", "SESSION_SECRET"]);
  });

  it("sets only variables that the programs know", () => {
    for (const name of ["caddy", "site", "provider", "worker"])
      for (const variable of Object.keys(services[name]?.environment ?? {}))
        expect(known).toContain(variable);
  });

  it("gives each program the same heap as systemd does", () => {
    const [, options] =
      /^Environment=NODE_OPTIONS=(.+)$/m.exec(read("deploy/systemd/lampstand.service")) ?? [];
    for (const name of ["site", "provider", "worker"])
      expect(services[name]?.environment.NODE_OPTIONS).toBe(`\${NODE_OPTIONS:-${options}}`);
  });

  it("starts from a file of variables that the programs know", () => {
    const given = [...read("deploy/compose.env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(given).toEqual(expect.arrayContaining(["SITE_NAME", "API_TOKEN", "SESSION_SECRET"]));
    for (const name of given) expect(known).toContain(name);
  });
});

describe("deploy/Caddyfile", () => {
  const text = read("deploy/Caddyfile");

  it("gives each request an id that visitors can't choose, and hides the metrics", () => {
    expect(text.match(/header_up X-Request-Id \{http\.request\.uuid\}/g)).toHaveLength(3);
    expect(text).toContain("respond /metrics 404");
  });

  it("names a third host and the provider's address for sites elsewhere", () => {
    const named = [...read("deploy/Caddyfile-api").matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
    expect([...new Set(named)]).toEqual(["API_NAME", "PROVIDER_ADDRESS"]);
  });

  it("publishes the same part of the provider as nginx", () => {
    const nginx = read("deploy/nginx/lampstand.conf.template");
    for (const folder of ["uploads", "_next/static", "admin", "api"]) {
      expect(text).toMatch(new RegExp(`@public path .*/${folder}/\\*`));
      expect(nginx).toMatch(new RegExp(`location (?:/${folder}/|~ \\^/\\(\\?:[a-z|]*\\b${folder}\\b)`));
    }
  });
});

describe("deploy/nginx", () => {
  const templates = readdirSync(path.join(siteDir, "deploy/nginx"))
    .filter((file) => file.endsWith(".template"))
    .map((file) => [file, read(`deploy/nginx/${file}`)]);

  it.each(templates)("%s also listens on IPv6", (_, text = "") => {
    const listens = [...text.matchAll(/^ *listen (.*);$/gm)].map(([, listen]) => listen);
    const open = listens.filter((listen) => /^\d+\b(?![.])/.test(listen ?? ""));
    expect(listens.filter((listen) => listen?.startsWith("[::]:"))).toEqual(
      open.map((listen) => `[::]:${listen}`),
    );
  });

  it.each(templates)("%s works on nginx 1.25 after changing the documented line", (_, text = "") => {
    const [, script = ""] =
      /^sed -i -E '([^']+)' .*nginx 1\.25/m.exec(read("docs/operations-reference.md")) ?? [];
    const changed = execFileSync("sed", ["-E", script], { input: text, encoding: "utf8" });
    const servers = text.match(/^ *listen 443 ssl http2;$/gm) ?? [];
    expect(changed.match(/^ *listen 443 ssl;\n *http2 on;$/gm) ?? []).toHaveLength(servers.length);
    expect(changed).not.toMatch(/listen .*http2/);
  });

  it("keeps its cache in a folder whose parent Debian creates", () => {
    expect(read("docs/operations-reference.md")).toMatch(/CACHE_DIR=\/var\/lib\/nginx\/[a-z]+\s/);
  });
});

it("has well-formed shell commands in its scripts", () => {
  for (const command of Object.values(scripts)) execFileSync("sh", ["-n", "-c", command]);
});
