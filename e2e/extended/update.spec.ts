import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createClient } from "@libsql/client";
import { expect, test } from "@playwright/test";
import { copyDatabase, requireRoomForCopy } from "../../scripts/support/database-copy.mjs";
import { siteDir } from "../../scripts/support/paths.mjs";
import { makeRelease } from "../../scripts/support/release.mjs";
import { settingsFrom } from "../../scripts/support/settings.mjs";
import { becomesReady, type Machine } from "../../scripts/support/update-machine.mjs";
import { update } from "../../scripts/support/update.mjs";
import { newVariables, type NpmStart, npmStart } from "../support/npm-start";
import { runFolder } from "../support/run-folder";

/** The commit of the previous version: the last one whose database has other migrations. */
const VERSION_BEFORE = "81b3e5f8";

const PACKAGES = ["node_modules", "provider/node_modules", "contract/node_modules", "runtime/node_modules"];

const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 1024 ** 3 });

/** Builds the previous version from the history, with its own packages. */
function releaseBefore(): string {
  const folder = mkdtempSync(path.join(runFolder(), "version-before-"));
  const archive = path.join(folder, "source.tar");
  run(siteDir, "git", "archive", "--output", archive, VERSION_BEFORE);
  run(folder, "tar", "-xf", archive);
  if (run(siteDir, "git", "diff", "--name-only", VERSION_BEFORE, "--", "package-lock.json") === "")
    for (const packages of PACKAGES.filter((name) => existsSync(path.join(siteDir, name))))
      cpSync(path.join(siteDir, packages), path.join(folder, packages), {
        recursive: true,
        verbatimSymlinks: true,
      });
  else run(folder, "npm", "ci");
  run(folder, "npm", "run", "--silent", "release");
  return path.join(folder, "lampstand-0.1.0.tar.gz");
}

/** Makes a release like the current one, but a version later and with a site that never becomes ready. */
function brokenRelease(release: string): string {
  const folder = mkdtempSync(path.join(runFolder(), "broken-"));
  const name = "lampstand-0.9.0";
  mkdirSync(path.join(folder, name));
  run(folder, "tar", "-xzf", release, "--strip-components=1", "-C", name);
  const manifest = path.join(folder, name, "package.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"version": "[^"]+"/, '"version": "0.9.0"'));
  writeFileSync(path.join(folder, name, ".next/BUILD_ID"), "broken");
  writeFileSync(path.join(folder, name, ".next/server/app/api/health/ready/route.js"), "throw new Error();");
  const file = path.join(folder, `${name}.tar.gz`);
  run(folder, "tar", "-czf", file, name);
  return file;
}

/** Returns a machine without systemd, on which `current`'s version starts as its unit would. */
async function newMachine() {
  const root = mkdtempSync(path.join(runFolder(), "machine-"));
  const variables = { ...(await newVariables(path.join(root, "data"))), HOST: "127.0.0.1" };
  const settings = settingsFrom(variables, "production");
  const programs = path.join(root, "programs");
  for (const folder of ["programs", "units", "data"]) mkdirSync(path.join(root, folder));
  let running: NpmStart | undefined;

  const machine: Machine = {
    programs,
    units: path.join(root, "units"),
    command: path.join(root, "lampstand"),
    hasRestartSteps: true,
    requireRights: () => undefined,
    backUp: () =>
      void execFileSync("npm", ["run", "--silent", "backup"], {
        cwd: path.join(programs, "current"),
        env: variables,
      }),
    stop: async () => {
      await running?.stop();
      running = undefined;
    },
    start: () => {
      const version = readlinkSync(path.join(programs, "current"));
      const started = npmStart(path.join(programs, version), variables);
      running = started;
      // The worker starts once the provider answers, after the migration.
      const isGivenUp = () => version === "0.9.0" && started.output().includes("Videos are prepared");
      return becomesReady(settings, () => started.isRunning() && !isGivenUp());
    },
    requireRoom: () => requireRoomForCopy(settings),
    copyDatabase: () => copyDatabase(settings),
  };
  return { machine, settings };
}

const DATABASE_NOW =
  "SELECT (SELECT count(*) FROM contact_messages) AS messages, (SELECT max(name) FROM payload_migrations) AS migration";

test("an update goes from the previous version to this one and back, with its data", async ({ request }) => {
  test.setTimeout(900_000);
  const { machine, settings } = await newMachine();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const stored = async () => {
    const client = createClient({ url: `file:${path.join(settings.dataDir, "lampstand.db")}` });
    try {
      return (await client.execute(DATABASE_NOW)).rows[0];
    } finally {
      client.close();
    }
  };
  try {
    mkdirSync(path.join(machine.programs, "0.1.0"));
    run(machine.programs, "tar", "-xzf", releaseBefore(), "--strip-components=1", "-C", "0.1.0");
    symlinkSync("0.1.0", path.join(machine.programs, "current"));
    expect(await machine.start()).toBe(true);
    const message = { name: "Ann", email: "ann@example.org", message: "Still here?", recordedAt: "" };
    const sent = await request.post(`${settings.providerUrl}/add_contact_us`, { data: message });
    expect(sent.status()).toBe(200);
    const before = await stored();

    const release = await makeRelease(mkdtempSync(path.join(runFolder(), "release-")));
    await expect(update(brokenRelease(release), machine, log)).rejects.toThrow(
      "0.1.0 runs again, with the database as it was before the update",
    );
    expect(await stored()).toEqual(before);
    expect((await request.get(settings.siteUrl)).status()).toBe(200);

    await update(release, machine, log);
    expect(lines.at(-1)).toContain("0.1.0-2 runs");
    const after = await stored();
    expect(after?.messages).toBe(before?.messages);
    expect(after?.migration).not.toBe(before?.migration);
    for (const page of ["/", "/video-reels", "/blog"])
      expect((await request.get(settings.siteUrl + page)).status(), page).toBe(200);
    const backups = readdirSync(path.join(settings.dataDir, "backups"));
    expect(backups.filter((name) => name.startsWith("2"))).toHaveLength(2);
  } finally {
    await machine.stop();
    rmSync(machine.programs, { recursive: true });
  }
});
