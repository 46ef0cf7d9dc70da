import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { always, current, done, installBeforeEach, machine, read, root, updateTo } from "./test-machine.mjs";

installBeforeEach();

it("backs up, unpacks, switches at once, and installs units and command", async () => {
  const lines = await updateTo({ version: "0.2.0" });
  expect(lines).toContain("0.2.0 is running. 0.1.0 stays in");
  expect(done).toEqual(["back up", "stop", "copy", "start 0.2.0", "remove copy"]);
  expect(current()).toBe("0.2.0");
  expect([read("units/lampstand.service"), read("bin/lampstand")]).toEqual(["0.2.0", "0.2.0"]);
  expect(readdirSync(path.join(root, "programs")).sort()).toEqual(["0.1.0", "0.2.0", "current"]);
});

it.each([
  [true, "RestartSec=2\nRestartSteps=5\nRestartMaxDelaySec=60\n# after\n"],
  [false, "RestartSec=2\n# after\n"],
])("leaves RestartSteps out where systemd is older: it knows them: %s", async (hasRestartSteps, expected) => {
  await updateTo({ version: "0.2.0" }, machine(always, { hasRestartSteps }));
  expect(read("units/lampstand-site.service")).toBe(expected);
});

it("continues with the database as the new version changed it", async () => {
  await updateTo(
    { version: "0.2.0" },
    machine((version) => {
      writeFileSync(path.join(root, "database"), `rows of ${version}`);
      return true;
    }),
  );
  expect(read("database")).toBe("rows of 0.2.0");
});

it("updates after a failed update", async () => {
  const on = machine((version) => version !== "0.9.0");
  await updateTo({ version: "0.9.0" }, on);
  expect(current()).toBe("0.1.0");
  done.length = 0;
  expect(await updateTo({ version: "0.2.0" }, on)).toContain("0.2.0 is running.");
  expect(done).toEqual(["back up", "stop", "copy", "start 0.2.0", "remove copy"]);
  expect(current()).toBe("0.2.0");
});

it("restores the previous version if the new one doesn't become ready", async () => {
  const lines = await updateTo(
    { version: "0.2.0" },
    machine((version) => version === "0.1.0"),
  );
  expect(lines).toMatch(/0\.2\.0 did not become ready .*\. 0\.1\.0 is running again, and nothing was lost/);
  expect(done.slice(3)).toEqual(["start 0.2.0", "stop", "start 0.1.0", "remove copy"]);
  expect([current(), read("units/lampstand.service"), read("bin/lampstand")]).toEqual(Array(3).fill("0.1.0"));
});

it("restores the database if the previous version can't use the new one", async () => {
  const lines = await updateTo(
    { version: "0.2.0" },
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
  const lines = await updateTo(
    { version: "0.2.0" },
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
    const lines = await updateTo({ version: "0.2.0" }, failing);
    const folder = path.join(root, "before-update");
    expect(lines).toContain("Going back to 0.1.0 failed. The database from before the update is in");
    expect(lines).toContain(`in ${folder}: `);
    expect(lines).toContain("No space left on device");
    expect(existsSync(folder)).toBe(true);
  },
);

it("also restores the previous version if the new one can't even start", async () => {
  const on = machine(always);
  const failing = {
    ...on,
    start: async () => {
      if (current() === "0.2.0") throw new Error("systemctl start failed");
      return on.start();
    },
  };
  const lines = await updateTo({ version: "0.2.0" }, failing);
  expect(lines).toContain("systemctl start failed");
  expect(lines).toContain("0.1.0 is running again");
});

it("numbers another release of the same version", async () => {
  await updateTo({ version: "0.1.0", build: "another" });
  expect(current()).toBe("0.1.0-2");
});

it("restarts the previous version if the database can't be copied", async () => {
  const copyDatabase = () => {
    throw new Error("No space left on device");
  };
  const lines = await updateTo({ version: "0.2.0" }, machine(always, { copyDatabase }));
  expect(lines).toContain("so nothing was changed: 0.1.0 is running again: No space left on device");
  expect(done).toEqual(["back up", "stop", "start 0.1.0"]);
  expect(readdirSync(path.join(root, "programs")).sort()).toEqual(["0.1.0", "current"]);
});
