import { execFileSync } from "node:child_process";
import {
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
import os from "node:os";
import path from "node:path";
import { describeError } from "./command.mjs";
import { thisPlatform } from "./release-platform.mjs";
import { update } from "./update.mjs";

/** @type {string} */
let root;
/** @type {string[]} */
let done;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "lampstand-update-test-"));
  done = [];
  for (const name of ["programs/0.1.0", "units", "bin"])
    mkdirSync(path.join(root, name), { recursive: true });
  makeVersion("programs/0.1.0", { version: "0.1.0" });
  symlinkSync("0.1.0", path.join(root, "programs/current"));
  writeFileSync(path.join(root, "bin/lampstand"), "0.1.0");
  writeFileSync(path.join(root, "database"), "rows");
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");

/**
 * @param {string} folder
 * @param {{ version: string; node?: string; platform?: string; build?: string }} release
 */
function makeVersion(folder, { version, node = ">=20.19", platform = thisPlatform(), build = version }) {
  const files = {
    "package.json": JSON.stringify({ name: "lampstand", version, engines: { node } }),
    RELEASE: `${platform}\n`,
    ".next/BUILD_ID": build,
    "provider/.next/BUILD_ID": build,
    "deploy/Caddyfile": "the same",
    "deploy/systemd/lampstand": build,
    "deploy/systemd/lampstand.service": build,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {Parameters<typeof makeVersion>[1]} release */
function makeRelease(release) {
  makeVersion("made/lampstand", release);
  const file = path.join(root, "release.tar.gz");
  execFileSync("tar", ["-czf", file, "-C", path.join(root, "made"), "lampstand"]);
  rmSync(path.join(root, "made"), { recursive: true });
  return file;
}

const current = () => readlinkSync(path.join(root, "programs/current"));

/**
 * Returns a machine on which `ready` decides whether a version starts, and whose database a new version has changed.
 *
 * @param {(version: string, database: string) => boolean} ready
 * @param {Partial<import("./update-machine.mjs").Machine>} [parts]
 * @returns {import("./update-machine.mjs").Machine}
 */
function machine(ready, parts = {}) {
  return {
    programs: path.join(root, "programs"),
    units: path.join(root, "units"),
    command: path.join(root, "bin/lampstand"),
    requireRights: () => undefined,
    backUp: () => void done.push("back up"),
    requireRoom: () => undefined,
    stop: async () => void done.push("stop"),
    start: async () => {
      done.push(`start ${current()}`);
      return ready(current(), read("database"));
    },
    copyDatabase: () => {
      done.push("copy");
      const rows = read("database");
      const folder = path.join(root, "before-update");
      mkdirSync(folder);
      return {
        folder,
        putBack: () => {
          done.push("put back");
          writeFileSync(path.join(root, "database"), rows);
        },
        remove: () => {
          done.push("remove copy");
          rmSync(folder, { recursive: true });
        },
      };
    },
    ...parts,
  };
}

/**
 * @param {string} file
 * @param {import("./update-machine.mjs").Machine} on
 */
async function said(file, on) {
  /** @type {string[]} */
  const lines = [];
  try {
    await update(file, on, (line) => lines.push(line));
  } catch (error) {
    lines.push(describeError(error));
  }
  return lines.join("\n");
}

it("backs up, unpacks, switches at once, and installs units and command", async () => {
  const lines = await said(
    makeRelease({ version: "0.2.0" }),
    machine(() => true),
  );
  expect(lines).toContain("0.2.0 is running. 0.1.0 stays in");
  expect(done).toEqual(["back up", "stop", "copy", "start 0.2.0", "remove copy"]);
  expect(current()).toBe("0.2.0");
  expect([read("units/lampstand.service"), read("bin/lampstand")]).toEqual(["0.2.0", "0.2.0"]);
  expect(readdirSync(path.join(root, "programs")).sort()).toEqual(["0.1.0", "0.2.0", "current"]);
});

it("continues with the database as the new version changed it", async () => {
  await said(
    makeRelease({ version: "0.2.0" }),
    machine((version) => {
      writeFileSync(path.join(root, "database"), `rows of ${version}`);
      return true;
    }),
  );
  expect(read("database")).toBe("rows of 0.2.0");
});

it("updates after a failed update", async () => {
  const on = machine((version) => version !== "0.9.0");
  await said(makeRelease({ version: "0.9.0" }), on);
  expect(current()).toBe("0.1.0");
  done = [];
  expect(await said(makeRelease({ version: "0.2.0" }), on)).toContain("0.2.0 is running.");
  expect(done).toEqual(["back up", "stop", "copy", "start 0.2.0", "remove copy"]);
  expect(current()).toBe("0.2.0");
});

it("restores the previous version if the new one doesn't become ready", async () => {
  const lines = await said(
    makeRelease({ version: "0.2.0" }),
    machine((version) => version === "0.1.0"),
  );
  expect(lines).toMatch(/0\.2\.0 did not become ready .*\. 0\.1\.0 is running again, and nothing was lost/);
  expect(done.slice(3)).toEqual(["start 0.2.0", "stop", "start 0.1.0", "remove copy"]);
  expect([current(), read("units/lampstand.service"), read("bin/lampstand")]).toEqual(Array(3).fill("0.1.0"));
});

it("restores the database if the previous version can't use the new one", async () => {
  const lines = await said(
    makeRelease({ version: "0.2.0" }),
    machine((version, database) => {
      if (version === "0.2.0") writeFileSync(path.join(root, "database"), "migrated");
      return version === "0.1.0" && database === "rows";
    }),
  );
  expect(lines).toContain("0.1.0 is running again, with the database as it was before the update");
  expect(done.slice(-4)).toEqual(["stop", "put back", "start 0.1.0", "remove copy"]);
  expect(read("database")).toBe("rows");
});

it("says so when neither version becomes ready, and keeps the copy", async () => {
  const lines = await said(
    makeRelease({ version: "0.2.0" }),
    machine(() => false),
  );
  expect(lines).toContain("Neither 0.2.0 nor 0.1.0 becomes ready");
  expect(lines).toContain(`is in ${path.join(root, "before-update")}`);
  expect(done).not.toContain("remove copy");
  expect(current()).toBe("0.1.0");
});

it.each(["the database cannot be put back", "the site cannot be stopped"])(
  "keeps the only exact copy, and says where, if %s",
  async (what) => {
    const full = () => {
      throw new Error("No space left on device");
    };
    const on = machine(() => false);
    const isStopped = what.startsWith("the database");
    const failing = {
      ...on,
      stop: async () => (isStopped || !done.includes("start 0.2.0") ? on.stop() : full()),
      copyDatabase: () => ({ ...on.copyDatabase(), putBack: full }),
    };
    const lines = await said(makeRelease({ version: "0.2.0" }), failing);
    const folder = path.join(root, "before-update");
    expect(lines).toContain("Going back to 0.1.0 failed. The database from before the update is in");
    expect(lines).toContain(`in ${folder}: `);
    expect(lines).toContain("No space left on device");
    expect(existsSync(folder)).toBe(true);
  },
);

it("also restores the previous version if the new one can't even start", async () => {
  const on = machine(() => true);
  const failing = {
    ...on,
    start: async () => {
      if (current() === "0.2.0") throw new Error("systemctl start failed");
      return on.start();
    },
  };
  const lines = await said(makeRelease({ version: "0.2.0" }), failing);
  expect(lines).toContain("systemctl start failed");
  expect(lines).toContain("0.1.0 is running again");
});

it("numbers another release of the same version", async () => {
  await said(
    makeRelease({ version: "0.1.0", build: "another" }),
    machine(() => true),
  );
  expect(current()).toBe("0.1.0-2");
});

describe("changes nothing", () => {
  afterEach(() => {
    expect(done).not.toContain("stop");
    expect(current()).toBe("0.1.0");
    expect(readdirSync(path.join(root, "programs")).sort()).toEqual(["0.1.0", "current"]);
    expect(existsSync(path.join(root, "units/lampstand.service"))).toBe(false);
  });

  it.each([
    ["the release that runs", { version: "0.1.0" }, "This release of 0.1.0 is already running"],
    [
      "one for other machines",
      { version: "0.2.0", platform: "plan9-mips" },
      "This release is for plan9-mips",
    ],
    ["one for a newer Node", { version: "0.2.0", node: ">=99.1" }, "0.2.0 needs Node 99.1 or newer"],
    ["a version that leads out of its folder", { version: "../0.2.0" }, "This is not a release of Lampstand"],
  ])("for %s", async (_, release, sentence) => {
    expect(
      await said(
        makeRelease(release),
        machine(() => true),
      ),
    ).toContain(sentence);
  });

  it("for a file that is truncated, wrong or missing", async () => {
    const file = makeRelease({ version: "0.2.0" });
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    expect(
      await said(
        file,
        machine(() => true),
      ),
    ).toContain("cannot be unpacked, so nothing was changed");
    writeFileSync(file, "no archive");
    expect(
      await said(
        file,
        machine(() => true),
      ),
    ).toContain("cannot be unpacked");
    rmSync(file);
    expect(
      await said(
        file,
        machine(() => true),
      ),
    ).toContain(`There is no file ${file}`);
  });

  it("if the backup fails", async () => {
    const backUp = () => {
      throw new Error("The backup failed");
    };
    const lines = await said(
      makeRelease({ version: "0.2.0" }),
      machine(() => true, { backUp }),
    );
    expect(lines).toContain("The backup failed");
  });

  it("without room for a copy of the database, after the backup", async () => {
    const requireRoom = () => {
      if (done.includes("back up")) throw new Error("Copying the database needs 3.0 GB");
    };
    const lines = await said(
      makeRelease({ version: "0.2.0" }),
      machine(() => true, { requireRoom }),
    );
    expect(lines).toContain("Copying the database needs 3.0 GB");
  });

  it("without the rights, or when nothing runs", async () => {
    const requireRights = () => {
      throw new Error("An update is made by root");
    };
    const lines = await said(
      makeRelease({ version: "0.2.0" }),
      machine(() => true, { requireRights }),
    );
    expect(lines).toBe("An update is made by root");
  });
});

it("restarts the previous version if the database can't be copied", async () => {
  const copyDatabase = () => {
    throw new Error("No space left on device");
  };
  const lines = await said(
    makeRelease({ version: "0.2.0" }),
    machine(() => true, { copyDatabase }),
  );
  expect(lines).toContain("so nothing was changed: 0.1.0 is running again: No space left on device");
  expect(done).toEqual(["back up", "stop", "start 0.1.0"]);
  expect(readdirSync(path.join(root, "programs")).sort()).toEqual(["0.1.0", "current"]);
});
