import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { overlay } from "./edge.mjs";
import { copySources, requireCounterparts } from "./edge-overlay.mjs";
import { siteDir } from "./paths.mjs";

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "lampstand-overlay-"));
  write("site/lib/deep/one.ts");
  write("edge/lib/deep/one.ts");
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} file */
function write(file) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
}

const check = () => requireCounterparts(path.join(root, "edge"), path.join(root, "site"));

describe("requireCounterparts", () => {
  it("lets pass what replaces a file, tests, and what is there for the host alone", () => {
    write("edge/lib/deep/one.test.ts");
    write("edge/public/_headers");
    expect(check).not.toThrow();
  });

  it("names what replaces nothing", () => {
    write("edge/lib/one.ts");
    write("edge/lib/deep/another.ts");
    write("edge/public/icons/_headers");
    expect(check).toThrow(
      "These replace no file of the site: lib/deep/another.ts, lib/one.ts, public/icons/_headers",
    );
  });

  it("finds nothing wrong with the overlay that there is", () => {
    expect(() => requireCounterparts(overlay, siteDir)).not.toThrow();
  });
});

it("copies sources without their tests", () => {
  write("site/lib/deep/one.test.ts");
  copySources(path.join(root, "site"), path.join(root, "copy"));
  expect(readdirSync(path.join(root, "copy/lib/deep"))).toEqual(["one.ts"]);
});
