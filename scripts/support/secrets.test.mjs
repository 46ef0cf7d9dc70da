import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { environmentOf, environmentWithSecrets, secretsIn } from "./secrets.mjs";
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
  it("makes missing secrets and keeps them for the next start", () => {
    const { SESSION_SECRET, REVALIDATE_SECRET, API_TOKEN, PAYLOAD_SECRET, SETUP_KEY } = environment();
    const made = { SESSION_SECRET, REVALIDATE_SECRET, API_TOKEN, PAYLOAD_SECRET, SETUP_KEY };
    expect(new Set(Object.values(made)).size).toBe(5);
    expect(SESSION_SECRET).toHaveLength(43);
    expect(environment()).toMatchObject(made);
  });

  it("hides them from other accounts and leaves no other file", () => {
    environment();
    expect(statSync(keptFile()).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(keptFile())).mode & 0o777).toBe(0o700);
    expect(readdirSync(path.dirname(keptFile()))).toEqual(["secrets.json"]);
  });

  it("prefers the environment's", () => {
    const SESSION_SECRET = "from-the-environment";
    expect(environment({ SESSION_SECRET })).toMatchObject({ SESSION_SECRET });
  });

  it("adds to an earlier version's file", () => {
    const { SESSION_SECRET } = environment();
    writeFileSync(keptFile(), JSON.stringify({ SESSION_SECRET }));
    const { API_TOKEN, ...env } = environment();
    expect(env.SESSION_SECRET).toBe(SESSION_SECRET);
    expect(JSON.parse(readFileSync(keptFile(), "utf8"))).toMatchObject({ SESSION_SECRET, API_TOKEN });
  });

  it("shows no token of its own to another provider", () => {
    const env = environment({ API_BASE_URL: "https://provider.example.org" });
    expect(env.SESSION_SECRET).toBeDefined();
    expect(env.API_TOKEN).toBeUndefined();
  });

  it("names the damaged file", () => {
    environment();
    writeFileSync(keptFile(), "{");
    expect(() => environment()).toThrow(`The secrets in ${keptFile()} cannot be read`);
  });
});

describe("environmentOf", () => {
  const shared = { DATA_DIR: "/var/lib/lampstand", PORT: "3000" };
  const secrets = {
    API_TOKEN: "token",
    SESSION_SECRET: "sessions",
    REVALIDATE_SECRET: "revalidate",
    PAYLOAD_SECRET: "payload",
    SETUP_KEY: "setup",
    DATABASE_URL: "postgres://user:password@db/lampstand",
    REDIS_URL: "redis://:password@cache",
    S3_SECRET_ACCESS_KEY: "s3",
    MEDIA_PURGE_TOKEN: "cdn",
    SMTP_URL: "smtps://user:password@mail",
    TRANSCRIBE_KEY: "transcribe",
    TRANSLATE_KEY: "translate",
    METRICS_TOKEN: "metrics",
  };

  it.each(
    /** @type {const} */ ([
      [
        "site",
        [
          "API_TOKEN",
          "SESSION_SECRET",
          "REVALIDATE_SECRET",
          "REDIS_URL",
          "S3_SECRET_ACCESS_KEY",
          "METRICS_TOKEN",
        ],
      ],
      [
        "provider",
        [
          "API_TOKEN",
          "REVALIDATE_SECRET",
          "PAYLOAD_SECRET",
          "SETUP_KEY",
          "DATABASE_URL",
          "REDIS_URL",
          "S3_SECRET_ACCESS_KEY",
          "MEDIA_PURGE_TOKEN",
          "SMTP_URL",
          "TRANSCRIBE_KEY",
          "TRANSLATE_KEY",
          "METRICS_TOKEN",
        ],
      ],
      [
        "worker",
        ["REVALIDATE_SECRET", "DATABASE_URL", "S3_SECRET_ACCESS_KEY", "MEDIA_PURGE_TOKEN", "METRICS_TOKEN"],
      ],
    ]),
  )("gives the %s only its own secrets", (program, own) => {
    const env = environmentOf({ ...shared, ...secrets, NODE_ENV: "production" }, program);
    expect(env).toMatchObject(shared);
    expect(Object.values(secrets).filter((value) => Object.values(env).includes(value))).toHaveLength(
      own.length,
    );
    expect(own.filter((name) => !env[name])).toEqual([]);
    expect(Object.keys(secrets).filter((name) => env[name] === undefined)).toEqual([]);
  });
});

describe("secretsIn", () => {
  it("names the secrets that are set, without other variables and those of data stores", () => {
    const env = {
      API_TOKEN: "a",
      SMTP_URL: "b",
      DATABASE_URL: "c",
      S3_SECRET_ACCESS_KEY: "e",
      SESSION_SECRET: "",
      SITE_URL: "d",
    };
    expect(secretsIn({ NODE_ENV: "production", ...env })).toEqual(["API_TOKEN", "SMTP_URL"]);
  });
});
