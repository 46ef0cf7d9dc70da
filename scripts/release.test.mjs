import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ownFiles, scriptsOf } from "./support/release-files.mjs";
import { isRelease, thisPlatform } from "./support/release-platform.mjs";
import { pack, releasePackage } from "./support/release.mjs";
import { readNextTraces, traceImports } from "./support/trace-files.mjs";

/** @type {string} */
let root;

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), "lampstand-release-test-"))));
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} file
 * @param {string} content
 */
const write = (file, content = "") => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

describe("scriptsOf", () => {
  it("finds the scripts that commands run, also after a change of folder", () => {
    expect(
      scriptsOf({
        start: "exec node scripts/start.mjs",
        "start:site": "exec node --import ./scripts/preload-server.mjs node_modules/next/dist/bin/next start",
        "start:worker": "cd provider && exec node --import ../scripts/preload-server.mjs .next/worker.mjs",
      }),
    ).toEqual(["scripts/start.mjs", "scripts/preload-server.mjs", "provider/.next/worker.mjs"]);
  });
});

describe("ownFiles", () => {
  it("leaves out hidden files and the sources of the Cloudflare site", () => {
    for (const file of [
      "edge/worker.ts",
      "edge/tools/node_modules/wrangler/a.js",
      "edge/.dev.vars",
      ".env",
      ".dev.vars",
    ])
      write(`deploy/${file}`);
    for (const file of [
      "Caddyfile",
      "compose.env.example",
      "nginx/a.conf",
      "nginx/.a.conf.swp",
      "nginx/.old/a.conf",
    ])
      write(`deploy/${file}`);
    write(".env.example");
    expect(ownFiles(root, [".env.example", "deploy"]).sort()).toEqual([
      ".env.example",
      "deploy/Caddyfile",
      "deploy/compose.env.example",
      "deploy/nginx/a.conf",
    ]);
  });
});

describe("pack", () => {
  it("lets everybody read a strict account's files, and nobody else write", async () => {
    write("lampstand/deploy/systemd/lampstand", "#!/bin/sh");
    write("lampstand/README.md");
    chmodSync(path.join(root, "lampstand/deploy"), 0o700);
    chmodSync(path.join(root, "lampstand/deploy/systemd/lampstand"), 0o720);
    chmodSync(path.join(root, "lampstand/README.md"), 0o600);
    await pack(root, "lampstand", path.join(root, "release.tar.gz"));
    const target = path.join(root, "unpacked");
    mkdirSync(target);
    execFileSync("tar", ["-xpzf", path.join(root, "release.tar.gz"), "-C", target]);
    const modeOf = (/** @type {string} */ file) =>
      (statSync(path.join(target, "lampstand", file)).mode & 0o777).toString(8);
    expect(["deploy", "deploy/systemd/lampstand", "README.md"].map(modeOf)).toEqual(["755", "755", "644"]);
  });
});

describe("releasePackage", () => {
  it("keeps the commands that work without sources, and nothing to install", () => {
    const manifest = {
      name: "lampstand",
      version: "1.2.3",
      type: "module",
      scripts: { start: "node a.mjs", "start:site": "node b.mjs", dev: "node c.mjs", lint: "eslint" },
      dependencies: { next: "1" },
    };
    const kept = releasePackage(manifest);
    expect(kept).toMatchObject({ name: "lampstand", version: "1.2.3", type: "module" });
    expect(kept.scripts).toEqual({ start: "node a.mjs", "start:site": "node b.mjs" });
    expect(kept).not.toHaveProperty("dependencies");
  });
});

describe("isRelease", () => {
  it("distinguishes the repository from a release", () => {
    expect(isRelease(root)).toBe(false);
    write("RELEASE", `${thisPlatform()}\n`);
    expect(isRelease(root)).toBe(true);
  });

  it("refuses another platform's release in one line", () => {
    write("RELEASE", "linux-x64\n");
    expect(() => isRelease(root, "linux-musl-x64")).toThrow(
      "This release is for linux-x64, but this machine is linux-musl-x64. Build from the source here",
    );
  });
});

describe("traceImports", () => {
  it("follows imports, including linked packages, and leaves out build tools", async () => {
    write("scripts/start.mjs", 'import "linked"; await import("./support/builds.mjs");');
    write("scripts/support/builds.mjs", 'import "esbuild";');
    write("node_modules/esbuild/package.json", '{"main":"index.js"}');
    write("node_modules/esbuild/index.js");
    write("workspace/package.json", '{"name":"linked","exports":"./src/index.mjs"}');
    write("workspace/src/index.mjs");
    symlinkSync("../workspace", path.join(root, "node_modules/linked"));
    expect((await traceImports(root, ["scripts/start.mjs"])).sort()).toEqual([
      "node_modules/linked",
      "scripts/start.mjs",
      "workspace/package.json",
      "workspace/src/index.mjs",
    ]);
  });
});

describe("readNextTraces", () => {
  it("reads each route's files once, without the sources that Next adds", () => {
    const files = (/** @type {string[]} */ ...names) => JSON.stringify({ version: 1, files: names });
    write(".next/next-server.js.nft.json", files("../node_modules/next/a.js", "../docs/a.md"));
    write(
      ".next/server/app/page.js.nft.json",
      files("../../../node_modules/next/a.js", "../../../lib/http/b.mjs", "../../../provider/src/c.ts"),
    );
    expect(readNextTraces(root, ".next").sort()).toEqual(["lib/http/b.mjs", "node_modules/next/a.js"]);
  });
});
