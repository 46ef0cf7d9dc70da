import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { calls } from "./calls";
import { openApiDocument } from "./openapi";

const committed = path.join(__dirname, "../openapi.json");
const validator = require.resolve("@seriousme/openapi-schema-validator/bin/validate-api-cli.js");
const document = openApiDocument();

it("matches the committed document; if not: npm run contract:openapi", async () => {
  expect(JSON.parse(await readFile(committed, "utf8"))).toEqual(document);
});

it("is valid OpenAPI 3.1", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [validator, committed]);
  expect(JSON.parse(stdout)).toEqual({ valid: true });
});

it("refers to nothing that is missing", () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, pointer = ""] of references) expect(document).toHaveProperty(pointer.split("/"));
});

it("contains every call once, with its variables", () => {
  const all = Object.values(calls);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  for (const call of all) {
    const variables = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect("params" in call ? Object.keys(call.params.shape) : []).toEqual(variables);
    expect(document).toHaveProperty(["paths", call.path, call.method.toLowerCase(), "summary"], call.summary);
  }
});

it("allows other providers to send more than the embedded one does", () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});
