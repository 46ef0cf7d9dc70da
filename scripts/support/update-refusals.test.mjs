import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  always,
  current,
  done,
  installBeforeEach,
  machine,
  makeRelease,
  outputOf,
  root,
  updateTo,
} from "./test-machine.mjs";

installBeforeEach();

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
    expect(await updateTo(release)).toContain(sentence);
  });

  it("for a file that is truncated, wrong or missing", async () => {
    const file = makeRelease({ version: "0.2.0" });
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    expect(await outputOf(file)).toContain("cannot be unpacked, so nothing was changed");
    writeFileSync(file, "no archive");
    expect(await outputOf(file)).toContain("cannot be unpacked");
    rmSync(file);
    expect(await outputOf(file)).toContain(`There is no file ${file}`);
  });

  it("if the backup fails", async () => {
    const backUp = () => {
      throw new Error("The backup failed");
    };
    const lines = await updateTo({ version: "0.2.0" }, machine(always, { backUp }));
    expect(lines).toContain("The backup failed");
  });

  it("without room for a copy of the database, after the backup", async () => {
    const requireRoom = () => {
      if (done.includes("back up")) throw new Error("Copying the database needs 3.0 GB");
    };
    const lines = await updateTo({ version: "0.2.0" }, machine(always, { requireRoom }));
    expect(lines).toContain("Copying the database needs 3.0 GB");
  });

  it("without the rights, or when nothing runs", async () => {
    const requireRights = () => {
      throw new Error("An update is made by root");
    };
    const lines = await updateTo({ version: "0.2.0" }, machine(always, { requireRights }));
    expect(lines).toBe("An update is made by root");
  });
});
