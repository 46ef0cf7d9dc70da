import { parseEnvironment } from "./environment.mjs";

const DEFAULTS = {
  API_BASE_URL: "http://127.0.0.1:4000",
  MEDIA_BASE_URL: "http://127.0.0.1:4000",
  SITE_URL: "http://localhost:3000",
  PORT: 3000,
};

const VARIABLES = [
  "API_BASE_URL",
  "MEDIA_BASE_URL",
  "MEDIA_INTERNAL_URL",
  "API_TOKEN",
  "SITE_URL",
  "SESSION_SECRET",
  "REVALIDATE_SECRET",
  "UPLOAD_DIR",
  "PORT",
];

/** @throws {Error} when the environment was accepted */
function refusalOf(variables: Record<string, string>): string {
  try {
    parseEnvironment(variables);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("The environment was accepted");
}

describe("parseEnvironment", () => {
  it("requires no variable", () => expect(parseEnvironment({})).toEqual(DEFAULTS));

  it("treats an empty variable as absent", () => {
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, ""]));
    expect(parseEnvironment(empty)).toEqual(DEFAULTS);
  });

  it("accepts every known variable, and ignores others", () => {
    const given = {
      API_BASE_URL: "https://provider.example/api",
      MEDIA_BASE_URL: "https://media.example",
      MEDIA_INTERNAL_URL: "http://media.internal:4000",
      API_TOKEN: "token-of-16-char",
      SITE_URL: "https://stories.example",
      SESSION_SECRET: "session-secret-0",
      REVALIDATE_SECRET: "revalid-secret-0",
      UPLOAD_DIR: "/var/uploads",
      LOG_LEVEL: "debug",
      LOG_FORMAT: "text",
      METRICS_TOKEN: "metrics-token-00",
    };
    expect(parseEnvironment({ ...given, PORT: "8080", HOME: "/home/someone" })).toEqual({
      ...given,
      PORT: 8080,
    });
  });

  it("uses the provider's address for media by default", () => {
    expect(parseEnvironment({ API_BASE_URL: "https://provider.example" })).toMatchObject({
      MEDIA_BASE_URL: "https://provider.example",
    });
  });

  it("accepts a list of further media origins", () => {
    const MEDIA_ORIGINS = " https://cdn.example/ http://127.0.0.1:9000,https://b.example ";
    expect(parseEnvironment({ MEDIA_ORIGINS })).toMatchObject({
      MEDIA_ORIGINS: ["https://cdn.example", "http://127.0.0.1:9000", "https://b.example"],
    });
  });

  it("derives the site's address from its port by default", () => {
    expect(parseEnvironment({ PORT: "8080" })).toMatchObject({ SITE_URL: "http://localhost:8080" });
  });

  it.each(["API_BASE_URL", "MEDIA_BASE_URL", "MEDIA_INTERNAL_URL", "SITE_URL"])(
    "removes the trailing slashes of %s",
    (name) => {
      expect(parseEnvironment({ [name]: "https://host.example/path//" })).toMatchObject({
        [name]: "https://host.example/path",
      });
    },
  );

  it.each([
    ["API_BASE_URL", "provider.example"],
    ["API_BASE_URL", "ftp://provider.example"],
    ["MEDIA_BASE_URL", "/media-folder"],
    ["MEDIA_INTERNAL_URL", "provider:4000"],
    ["MEDIA_ORIGINS", "https://cdn.example cdn.example"],
    ["SITE_URL", "javascript:alert(1)"],
    ["API_TOKEN", "fifteen-letters"],
    ["SESSION_SECRET", "fifteen-letters"],
    ["REVALIDATE_SECRET", "fifteen-letters"],
    ["METRICS_TOKEN", "fifteen-letters"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "xml"],
    ["REDIS_URL", "http://user:hunter2@localhost:6379"],
    ["PORT", "eight-thousand"],
    ["PORT", "-7"],
    ["PORT", "0.5"],
    ["PORT", "65536"],
  ])("rejects a wrong %s and names it, but never its value (%s)", (name, value) => {
    const message = refusalOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^Wrong environment: ${name} `));
    expect(message).not.toContain(value);
    expect(message).not.toContain("\n");
  });

  it("accepts only a 32-byte key for form actions", () => {
    const name = "NEXT_SERVER_ACTIONS_ENCRYPTION_KEY";
    const key = Buffer.alloc(32, 1).toString("base64");
    expect(parseEnvironment({ [name]: key })).toMatchObject({ [name]: key });
    expect(refusalOf({ [name]: "no key" })).toBe(`Wrong environment: ${name} must be a key in base64`);
    expect(refusalOf({ [name]: Buffer.alloc(31).toString("base64") })).toBe(
      `Wrong environment: ${name} must have 16 or 24 or 32 bytes`,
    );
  });

  it.each(["redis://:password@localhost:6379", "rediss://cache.example/1"])(
    "accepts %s for Redis",
    (REDIS_URL) => {
      expect(parseEnvironment({ REDIS_URL })).toMatchObject({ REDIS_URL });
    },
  );

  it.each(["0", "65536"])("rejects port %s", (PORT) => {
    expect(() => parseEnvironment({ PORT })).toThrow("PORT");
  });

  it.each(["1", "65535"])("accepts port %s", (PORT) => {
    expect(parseEnvironment({ PORT }).PORT).toBe(Number(PORT));
  });

  it("names every wrong variable on one line", () => {
    const message = refusalOf({ API_BASE_URL: "nowhere", API_TOKEN: "short", PORT: "none" });
    expect(message).toMatch(/^Wrong environment: API_BASE_URL .+; API_TOKEN .+; PORT .+$/);
  });
});
