import { isPermissive, shippedPackages } from "./licenses.mjs";

it.each(["MIT", "Apache-2.0", "(MPL-2.0 OR Apache-2.0)", "WTFPL OR ISC", "MIT AND BSD-3-Clause"])(
  "%s is permissive",
  (license) => {
    expect(isPermissive(license)).toBe(true);
  },
);

it.each([
  "GPL-3.0-only",
  "LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "SEE LICENSE IN x",
  "unknown",
  "",
])("%j isn't permissive", (license) => {
  expect(isPermissive(license)).toBe(false);
});

it("lists what is installed with the programs, wherever it is", () => {
  const packages = {
    "": { license: "MIT" },
    provider: { license: "MIT" },
    "node_modules/@lampstand/provider": { link: true },
    "node_modules/b": { license: "ISC" },
    "node_modules/b/node_modules/@a/a": {},
    "node_modules/tool": { license: "GPL-3.0-only", dev: true },
    "node_modules/@img/sharp-libvips-linux-x64": { license: "LGPL-3.0-or-later" },
  };
  const shipped = shippedPackages(packages, (folder) => `the manifest in ${folder}`);
  expect(shipped.map(({ name, license }) => [name, license])).toEqual([
    ["@a/a", "the manifest in node_modules/b/node_modules/@a/a"],
    ["@img/sharp-libvips-linux-x64", "LGPL-3.0-or-later"],
    ["b", "ISC"],
  ]);
  expect(shipped.map(({ why }) => why !== undefined)).toEqual([false, true, false]);
});
