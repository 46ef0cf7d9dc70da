import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { siteDir } from "./support/paths.mjs";
import { documentedVariables } from "./support/settings.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(siteDir, file), "utf8");

const known = new Set(documentedVariables());

const folder = "deploy/systemd";
const services = readdirSync(path.join(siteDir, folder)).filter((file) => file.endsWith(".service"));
/** @type {Record<string, string>} */
const commands = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json"))).scripts;

/** The settings that isolate a unit from the rest of the machine. */
const sandboxOf = (/** @type {string} */ unit) => /^ProtectSystem=strict\n[^]*?(?=\n\n|\n$)/m.exec(unit)?.[0];

describe("deploy/systemd", () => {
  const text = read("deploy/systemd/lampstand.service");
  const backup = read("deploy/systemd/lampstand-backup.service");

  it("starts only the unit that restarts failed programs", () => {
    expect(text).toMatch(/^Restart=on-failure$/m);
  });

  it("runs everything as one account, with the same file of variables", () => {
    const command = read("deploy/systemd/lampstand");
    for (const unit of [text, backup]) {
      expect(unit).toMatch(/^User=lampstand$/m);
      expect(unit).toMatch(/^EnvironmentFile=\/etc\/lampstand\.env$/m);
    }
    expect(command).toContain("runuser --user lampstand");
  });

  it("backs up with the variables of a provider on one of several machines", () => {
    const files = [...backup.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
    expect(files).toEqual(["/etc/lampstand.env", "-/etc/lampstand-provider.env"]);
  });

  it.each([
    ["alone", {}, "sqlite backup -- --keep 14"],
    ["one of several", { "lampstand-provider.env": "DATABASE=postgres\n" }, "postgres backup -- --keep 14"],
  ])("runs commands with the machine's variables: %s", (_, further, output) => {
    const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-command-test-"));
    try {
      const files = {
        "lampstand.env": "DATABASE=sqlite\n",
        ...further,
        // Stand-ins for Debian's command and for npm, as far as `lampstand` needs them.
        "bin/runuser": '#!/bin/sh\nshift 3\nexec "$@"\n',
        "bin/npm": '#!/bin/sh\nshift 2\necho "$DATABASE $*"\n',
        lampstand: read("deploy/systemd/lampstand")
          .replaceAll("/etc/", `${root}/`)
          .replaceAll("/opt/lampstand/current", root),
      };
      mkdirSync(path.join(root, "bin"));
      for (const [name, text] of Object.entries(files))
        writeFileSync(path.join(root, name), text, { mode: 0o700 });
      const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}` };
      const command = [path.join(root, "lampstand"), "backup", "--", "--keep", "14"];
      expect(execFileSync("sh", command, { env, encoding: "utf8" }).trim()).toBe(output);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it.each([
    ["SMTP_URL=smtps://u:pa$w@h", "SMTP_URL"],
    ['SMTP_URL="a\\b"', "SMTP_URL"],
    [" API_TOKEN=`a`", "API_TOKEN"],
    ["API_TOKEN='a'$b", "API_TOKEN"],
    ['PORT=3000\nAPI_TOKEN="a\n$b="', "API_TOKEN"],
    ["# costs $5\nSMTP_URL='smtps://u:pa$w@h'", undefined],
    ["export SMTP_URL='smtps://u:pa$w@h'", "export"],
  ])("reads %s as systemd does, or refuses it", (line, refused) => {
    const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-dollar-test-"));
    try {
      writeFileSync(path.join(root, "lampstand.env"), `${line}\n`);
      const script = read("deploy/systemd/lampstand")
        .replaceAll("/etc/", `${root}/`)
        .replaceAll("/opt/lampstand/current", root)
        .replace(/^exec runuser.*/m, 'echo "$SMTP_URL"');
      const { status, stdout, stderr } = spawnSync("sh", ["-c", script], { encoding: "utf8" });
      if (refused) {
        expect(status).toBe(1);
        expect(stderr).toContain(
          refused === "export" ? "leave out the word export" : `put the value of ${refused} in single quotes`,
        );
      } else expect(stdout).toBe("smtps://u:pa$w@h\n");
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it("sets only variables that the programs know", () => {
    const [, line = ""] = /^Environment=(.*)$/m.exec(text) ?? [];
    for (const assignment of line.split(" ")) expect(known).toContain(assignment.split("=")[0]);
  });

  it("gives the programs one folder and lets them write nowhere else", () => {
    expect(read("docs/operations.md")).toContain("\nDATA_DIR=/var/lib/lampstand\n");
    expect(text).toMatch(/^ProtectSystem=strict$/m);
  });

  it.each(services)("isolates %s as the main unit does, under the same account", (file) => {
    const unit = read(`${folder}/${file}`);
    expect(unit).toMatch(/^User=lampstand$/m);
    expect(unit).toMatch(/^UMask=0077$/m);
    expect(sandboxOf(unit)?.split("\n").length).toBeGreaterThan(15);
    expect(sandboxOf(unit)).toBe(sandboxOf(text));
  });

  it.each(["site", "provider", "worker"])(
    "runs the %s in a unit of its own with npm's command",
    (program) => {
      const unit = read(`${folder}/lampstand-${program}.service`);
      const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit) ?? [];
      const [, below] = /^WorkingDirectory=\/opt\/lampstand\/current(?:\/(.*))?$/m.exec(unit) ?? [];
      expect(commands[`start:${program}`]).toBe(`${below ? `cd ${below} && ` : ""}exec ${command}`);
      const files = [...unit.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
      const own = program === "site" ? "site" : "provider";
      expect(files).toEqual(["/etc/lampstand.env", `/etc/lampstand-${own}.env`]);
    },
  );

  it.each(services.filter((file) => file !== "lampstand-failed@.service"))(
    "%s reports its failure",
    (file) => {
      const unit = read(`${folder}/${file}`);
      const name = "lampstand-failed@%n.service";
      // A unit that restarts forever never counts as failed.
      expect(unit).toContain(/^Restart=/m.test(unit) ? `--no-block ${name}` : `\nOnFailure=${name}\n`);
    },
  );

  it("mails a failure report at most once an hour per unit", () => {
    const unit = read(`${folder}/lampstand-failed@.service`);
    expect(unit).toContain(
      `${commands["mail:test"]?.replace(/^.*exec /, "ExecStart=/usr/bin/")} \${ALERT_TO}`,
    );
    expect(unit).toMatch(/^StartLimitIntervalSec=1h\nStartLimitBurst=1$/m);
    expect(read("docs/operations.md")).toContain("ALERT_TO=");
  });

  it("copies only the newest backup, after each backup", () => {
    expect(backup).toMatch(/^OnSuccess=lampstand-backup-copy.service$/m);
    const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-copy-test-"));
    try {
      for (const name of ["2026-11-22T03-15-00-000Z", "2026-11-23T03-15-00-000Z", ".unfinished", "bin"])
        mkdirSync(path.join(root, name));
      writeFileSync(path.join(root, "bin/restic"), '#!/bin/sh\necho "$*"\n', { mode: 0o700 });
      const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}`, BACKUPS: root };
      const output = execFileSync("sh", [path.join(siteDir, folder, "copy-backup")], {
        env,
        encoding: "utf8",
      });
      expect(output.split("\n").slice(0, 2)).toEqual([
        `backup --tag lampstand ${root}/2026-11-23T03-15-00-000Z`,
        "forget --tag lampstand --group-by host --keep-within 14d --prune",
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
