import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { copied, copySources, workerManifest } from "./edge.mjs";
import { siteDir } from "./paths.mjs";

const manifest = readFileSync(path.join(siteDir, "package.json"), "utf8");

const host = z.strictObject({ workerd: z.string(), default: z.string() });
const { imports } = z.object({ imports: z.record(z.string(), host) }).parse(JSON.parse(manifest));

it("names both files of each host import, and each file of the worker", () => {
  for (const files of Object.values(imports))
    // The first matching condition counts.
    expect([
      Object.keys(files)[0],
      ...Object.values(files).map((file) => existsSync(path.join(siteDir, file))),
    ]).toEqual(["workerd", true, true]);
  const folder = "./deploy/edge/host";
  const files = readdirSync(path.join(siteDir, folder)).filter((name) => !name.includes(".test."));
  const named = new Set(Object.values(imports).map(({ workerd }) => workerd));
  expect([...named].sort()).toEqual(files.map((name) => `${folder}/${name}`).sort());
});

it("points host imports to the worker's files", () => {
  const { type, imports: ofWorker } = z
    .object({ type: z.string(), imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(workerManifest(manifest)));
  expect(type).toBe("module");
  expect(Object.keys(ofWorker)).toEqual(Object.keys(imports));
  expect(ofWorker["#host/post-stream"]).toBe("./deploy/edge/host/post-stream.ts");
});

it("copies every folder that the site's sources import from", () => {
  const folders = copied.filter((name) => /^[a-z]+$/.test(name) && existsSync(path.join(siteDir, name)));
  const imported = folders
    .flatMap((folder) => readdirSync(path.join(siteDir, folder), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /\.(tsx?|mjs)$/.test(file.name))
    .filter(({ name, parentPath }) => !name.includes(".test.") && !parentPath.includes("test-support"))
    .flatMap((file) => [
      ...readFileSync(path.join(file.parentPath, file.name), "utf8").matchAll(/"@\/([a-z]+)\//g),
    ])
    .map(([, folder]) => folder);
  expect([...new Set(imported)].filter((folder) => !copied.includes(String(folder)))).toEqual([]);
  expect(imported).toContain("messages");
});

it("copies sources without their tests", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "lampstand-edge-"));
  try {
    mkdirSync(path.join(root, "site/deep"), { recursive: true });
    for (const name of ["one.ts", "one.test.ts"]) writeFileSync(path.join(root, "site/deep", name), "");
    copySources(path.join(root, "site"), path.join(root, "copy"));
    expect(readdirSync(path.join(root, "copy/deep"))).toEqual(["one.ts"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
