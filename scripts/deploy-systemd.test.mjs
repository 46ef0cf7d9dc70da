import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { siteDir } from "./support/paths.mjs";
import { documentedVariables } from "./support/settings.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(siteDir, file), "utf8");

const known = new Set(documentedVariables());

describe("deploy/systemd", () => {
  const text = read("deploy/systemd/lampstand.service");
  const backup = read("deploy/systemd/lampstand-backup.service");

  it("starts scripts that there are, the programs again when they fail", () => {
    for (const unit of [text, backup]) {
      const [, script = ""] = /^ExecStart=\/usr\/bin\/node (\S+)/m.exec(unit) ?? [];
      expect(existsSync(path.join(siteDir, script))).toBe(true);
    }
    expect(text).toMatch(/^Restart=on-failure$/m);
    expect(existsSync(path.join(siteDir, "deploy/systemd/lampstand-backup.timer"))).toBe(true);
  });

  it("runs all as one account, with the same file of variables", () => {
    const command = read("deploy/systemd/lampstand");
    for (const unit of [text, backup]) {
      expect(unit).toMatch(/^User=lampstand$/m);
      expect(unit).toMatch(/^EnvironmentFile=\/etc\/lampstand\.env$/m);
    }
    expect(command).toContain("runuser --user lampstand");
  });

  it("backs up by night with the variables of a provider that is one of several", () => {
    const files = [...backup.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
    expect(files).toEqual(["/etc/lampstand.env", "-/etc/lampstand-provider.env"]);
  });

  it.each([
    ["alone", {}, "sqlite backup -- --keep 14"],
    ["one of several", { "lampstand-provider.env": "DATABASE=postgres\n" }, "postgres backup -- --keep 14"],
  ])("runs commands with a machine's variables, which is %s", (_, further, said) => {
    const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-command-test-"));
    try {
      const files = {
        "lampstand.env": "DATABASE=sqlite\n",
        ...further,
        // Debian's, and npm, as far as the command needs them.
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
      expect(execFileSync("sh", command, { env, encoding: "utf8" }).trim()).toBe(said);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it("lets V8 start, which asks for memory protection keys", () => {
    expect(text).toMatch(/^SystemCallFilter=@system-service @pkey$/m);
  });

  it("sets variables that the programs know", () => {
    const [, line = ""] = /^Environment=(.*)$/m.exec(text) ?? [];
    for (const assignment of line.split(" ")) expect(known).toContain(assignment.split("=")[0]);
  });

  it("gives the programs a folder of their own and nothing else to write to", () => {
    expect(text).toMatch(/^StateDirectory=lampstand$/m);
    expect(read("docs/operations.md")).toContain("\nDATA_DIR=/var/lib/lampstand\n");
    expect(text).toMatch(/^ProtectSystem=strict$/m);
  });
});
