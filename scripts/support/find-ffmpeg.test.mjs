/** @jest-environment node */
import { provideFfmpeg } from "./find-ffmpeg.mjs";

/**
 * @param {{ isRoot?: boolean; installedAfter?: number; fails?: boolean }} [options]
 */
function machine({ isRoot = true, installedAfter = 2, fails = false } = {}) {
  /** @type {string[]} */
  const ran = [];
  return {
    ran,
    isRoot,
    hasFfmpeg: () => ran.length >= installedAfter,
    /** @param {string} command @param {string[]} args */
    run: async (command, args) => {
      if (fails) throw new Error("No network");
      ran.push([command, ...args].join(" "));
    },
  };
}

describe("provideFfmpeg", () => {
  beforeEach(() => {
    jest.spyOn(console, "log").mockImplementation();
    jest.spyOn(console, "error").mockImplementation();
  });

  it("takes the one that is there", async () => {
    const found = machine({ installedAfter: 0 });
    expect(await provideFfmpeg(found)).toBe(true);
    expect(found.ran).toEqual([]);
  });

  it("installs Debian's where it may", async () => {
    const found = machine();
    expect(await provideFfmpeg(found)).toBe(true);
    expect(found.ran).toEqual(["apt-get update", "apt-get install -y ffmpeg"]);
  });

  it.each([{ isRoot: false }, { fails: true }])("says what is left out without one: %p", async (options) => {
    expect(await provideFfmpeg(machine(options))).toBe(false);
    expect(console.log).toHaveBeenCalledWith("FFmpeg was not found: whatever needs real videos is left out.");
  });
});
