import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environmentWithSecrets } from "./secrets.mjs";
import { settingsFrom } from "./settings.mjs";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "lampstand-secrets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, string>} [variables] */
function environment(variables) {
  return environmentWithSecrets(
    settingsFrom({ DATA_DIR: path.join(folder, "data"), ...variables }, "production"),
  );
}

const keptFile = () => path.join(folder, "data/secrets.json");

describe("environmentWithSecrets", () => {
  it("makes what is missing and keeps it for the next start", () => {
    const { SESSION_SECRET, REVALIDATE_SECRET, API_TOKEN, PAYLOAD_SECRET } = environment();
    expect(new Set([SESSION_SECRET, REVALIDATE_SECRET, API_TOKEN, PAYLOAD_SECRET]).size).toBe(4);
    expect(SESSION_SECRET).toHaveLength(43);
    expect(environment()).toMatchObject({ SESSION_SECRET, REVALIDATE_SECRET, API_TOKEN, PAYLOAD_SECRET });
  });

  it("lets nobody else read them, and leaves no other file", () => {
    environment();
    expect(statSync(keptFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(keptFile()))).toEqual(["secrets.json"]);
  });

  it("prefers the environment's", () => {
    const SESSION_SECRET = "from-the-environment";
    expect(environment({ SESSION_SECRET })).toMatchObject({ SESSION_SECRET });
  });

  it("adds to a file of an earlier version", () => {
    const { SESSION_SECRET } = environment();
    writeFileSync(keptFile(), JSON.stringify({ SESSION_SECRET }));
    const { API_TOKEN, ...env } = environment();
    expect(env.SESSION_SECRET).toBe(SESSION_SECRET);
    expect(JSON.parse(readFileSync(keptFile(), "utf8"))).toMatchObject({ SESSION_SECRET, API_TOKEN });
  });

  it("shows no token of its own to somebody else's provider", () => {
    const env = environment({ API_BASE_URL: "https://provider.example.org" });
    expect(env.SESSION_SECRET).toBeDefined();
    expect(env.API_TOKEN).toBeUndefined();
  });

  it("says which file is damaged", () => {
    environment();
    writeFileSync(keptFile(), "{");
    expect(() => environment()).toThrow(`The secrets in ${keptFile()} cannot be read`);
  });
});
