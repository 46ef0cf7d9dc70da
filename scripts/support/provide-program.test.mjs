/** @jest-environment node */
import { provideProgram } from "./provide-program.mjs";

/**
 * @param {{ isRoot?: boolean; installedAfter?: number; fails?: boolean }} [options]
 */
function machine({ isRoot = true, installedAfter = 2, fails = false } = {}) {
  /** @type {string[]} */
  const ran = [];
  return {
    ran,
    program: {
      name: "FFmpeg",
      packages: ["ffmpeg", "x264"],
      without: "no video is prepared",
      isThere: () => ran.length >= installedAfter,
    },
    isRoot,
    /** @param {string} command @param {string[]} args */
    run: async (command, args) => {
      if (fails) throw new Error("No network");
      ran.push([command, ...args].join(" "));
    },
  };
}

describe("provideProgram", () => {
  beforeEach(() => {
    jest.spyOn(console, "log").mockImplementation();
    jest.spyOn(console, "error").mockImplementation();
  });

  it("uses an installed program", async () => {
    const found = machine({ installedAfter: 0 });
    expect(await provideProgram(found.program, found)).toBe(true);
    expect(found.ran).toEqual([]);
  });

  it("installs Debian's if allowed", async () => {
    const found = machine();
    expect(await provideProgram(found.program, found)).toBe(true);
    expect(found.ran).toEqual(["apt-get update", "apt-get install -y --no-install-recommends ffmpeg x264"]);
  });

  it.each([{ isRoot: false }, { fails: true }])("says what is skipped without one: %p", async (options) => {
    const found = machine(options);
    expect(await provideProgram(found.program, found)).toBe(false);
    expect(console.log).toHaveBeenCalledWith("FFmpeg was not found: no video is prepared.");
  });
});
