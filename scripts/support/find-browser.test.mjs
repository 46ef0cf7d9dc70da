import { findBrowser } from "./find-browser.mjs";

/** @param {Partial<import("./find-browser.mjs").Machine> & { present?: string[] }} [overrides] */
function machine({ present = [], ...overrides } = {}) {
  return {
    env: { NODE_ENV: /** @type {const} */ ("test"), PATH: "/usr/local/bin:/usr/bin" },
    isRoot: true,
    playwrightBrowser: "/cache/chromium",
    isBrowser: (/** @type {string} */ file) => present.includes(file),
    run: jest.fn(async () => undefined),
    ...overrides,
  };
}

describe("findBrowser", () => {
  it("uses the browser that CHROMIUM_PATH names", async () => {
    const env = { NODE_ENV: /** @type {const} */ ("test"), CHROMIUM_PATH: "/opt/chromium" };
    await expect(findBrowser(machine({ env, present: ["/opt/chromium"] }))).resolves.toBe("/opt/chromium");
  });

  it("says so when CHROMIUM_PATH names nothing that runs", async () => {
    const env = { NODE_ENV: /** @type {const} */ ("test"), CHROMIUM_PATH: "/opt/nothing" };
    await expect(findBrowser(machine({ env }))).rejects.toThrow(
      "CHROMIUM_PATH does not name a working browser",
    );
  });

  it("prefers an installed browser to Playwright's own", async () => {
    const present = ["/usr/bin/google-chrome", "/cache/chromium"];
    await expect(findBrowser(machine({ present }))).resolves.toBe("/usr/bin/google-chrome");
  });

  it("prefers the one without windows, which CI installs beside another", async () => {
    const shell = "/usr/bin/chromium-headless-shell";
    const present = ["/usr/bin/chromium"];
    const run = jest.fn(async (/** @type {string} */ _, /** @type {string[]} */ args) => {
      if (args.includes("chromium-headless-shell")) present.push(shell);
    });
    await expect(findBrowser(machine({ present, run }))).resolves.toBe("/usr/bin/chromium");
    const env = { ...machine().env, CI: "1" };
    await expect(findBrowser(machine({ present, run, env }))).resolves.toBe(shell);
    expect(run).toHaveBeenCalledTimes(2);
    await expect(findBrowser(machine({ present, run, env }))).resolves.toBe(shell);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("uses Playwright's own without installing anything", async () => {
    const own = machine({ present: ["/cache/chromium"] });
    await expect(findBrowser(own)).resolves.toBe("/cache/chromium");
    expect(own.run).not.toHaveBeenCalled();
  });

  it("installs Playwright's when there is none", async () => {
    /** @type {string[]} */
    const present = [];
    const run = jest.fn(async () => void present.push("/cache/chromium"));
    await expect(findBrowser(machine({ present, run }))).resolves.toBe("/cache/chromium");
    expect(run).toHaveBeenCalledWith("npx", ["playwright", "install", "--with-deps", "chromium"]);
  });

  it("installs Debian's as root when Playwright's is unavailable", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    /** @type {string[]} */
    const present = [];
    const run = jest.fn(async (/** @type {string} */ command, /** @type {string[]} */ args) => {
      if (command === "npx") throw new Error("no network");
      if (args.includes("chromium")) present.push("/usr/bin/chromium");
    });
    await expect(findBrowser(machine({ present, run }))).resolves.toBe("/usr/bin/chromium");
  });

  it("fails with one clear line", async () => {
    const plain = machine({ isRoot: false });
    await expect(findBrowser(plain)).rejects.toThrow("Chromium was not found");
    expect(plain.run).toHaveBeenCalledTimes(1);
  });
});
