import path from "node:path";
import { siteDir } from "./paths.mjs";
import {
  documentedVariables,
  valuesWithDollar,
  environmentWithoutSettings,
  settingsFrom,
} from "./settings.mjs";

describe("settingsFrom", () => {
  it("has a default for everything", () => {
    expect(settingsFrom({}, "production")).toMatchObject({
      sitePort: 3000,
      providerPort: 4000,
      siteUrl: "http://localhost:3000",
      providerUrl: "http://127.0.0.1:4000",
      usesEmbeddedProvider: true,
      dataDir: path.join(siteDir, ".data"),
      env: {
        API_BASE_URL: "http://127.0.0.1:4000",
        SITE_URL: "http://localhost:3000",
        NODE_ENV: "production",
      },
    });
  });

  it("points the site at the provider's port", () => {
    const { env, usesEmbeddedProvider } = settingsFrom(
      { PROVIDER_PORT: "4210", API_BASE_URL: "" },
      "production",
    );
    expect(env.API_BASE_URL).toBe("http://127.0.0.1:4210");
    expect(usesEmbeddedProvider).toBe(true);
  });

  it.each([
    ["http://localhost:4000", true],
    ["http://127.0.0.1:4000/", true],
    ["http://127.0.0.1:5000", false],
    ["https://provider.example.org", false],
  ])("given %s as API_BASE_URL, starts the embedded provider: %s", (API_BASE_URL, expected) => {
    expect(settingsFrom({ API_BASE_URL }, "production").usesEmbeddedProvider).toBe(expected);
  });

  it.each([
    ["", undefined, "http://127.0.0.1:4000", "http://localhost:3000"],
    ["localhost", "127.0.0.1", "http://127.0.0.1:4000", "http://localhost:3000"],
    ["0.0.0.0", "0.0.0.0", "http://127.0.0.1:4000", "http://localhost:3000"],
    ["::", "::", "http://127.0.0.1:4000", "http://localhost:3000"],
    ["192.0.2.7", "192.0.2.7", "http://192.0.2.7:4000", "http://192.0.2.7:3000"],
    ["::1", "::1", "http://[::1]:4000", "http://[::1]:3000"],
  ])("given %j as HOST, listens on %j and reaches both programs", (HOST, expected, providerUrl, siteUrl) => {
    const settings = settingsFrom({ HOST }, "production");
    expect(settings.env.HOST || undefined).toBe(expected);
    expect(settings).toMatchObject({ providerUrl, siteUrl, usesEmbeddedProvider: true });
  });

  it("refuses a HOST that isn't an address", () => {
    expect(() => settingsFrom({ HOST: "example.org" }, "production")).toThrow("HOST must be an IP address");
  });

  it.each([
    [{}, "http://localhost:4000"],
    [{ MEDIA_BASE_URL: "https://media.example.org" }, "https://media.example.org"],
    [
      { MEDIA_BASE_URL: "https://media.example.org", ADMIN_URL: "https://admin.example.org" },
      "https://admin.example.org",
    ],
  ])("given %j, says that the admin is at %s", (variables, adminUrl) => {
    expect(settingsFrom(variables, "production").adminUrl).toBe(adminUrl);
  });

  it.each([
    [{ MEDIA_BASE_URL: "https://media.example.org" }, "http://127.0.0.1:4000"],
    [{ PROVIDER_PORT: "4210" }, "http://127.0.0.1:4210"],
    [{ MEDIA_INTERNAL_URL: "http://10.0.0.2:4000" }, "http://10.0.0.2:4000"],
    [{ API_BASE_URL: "https://provider.example.org" }, undefined],
  ])("given %j, lets the site load media itself from %s", (variables, expected) => {
    expect(settingsFrom(variables, "production").env.MEDIA_INTERNAL_URL).toBe(expected);
  });

  it.each(["0", "65536", "80.5", "http"])("refuses %s as PROVIDER_PORT", (PROVIDER_PORT) => {
    expect(() => settingsFrom({ PROVIDER_PORT }, "production")).toThrow(
      "PROVIDER_PORT must be a port number",
    );
  });

  it.each([
    [{}, path.join(siteDir, ".data/unfinished-uploads")],
    [{ DATA_DIR: "/var/lib/lampstand" }, "/var/lib/lampstand/unfinished-uploads"],
    [{ UPLOAD_DIR: "waiting" }, path.join(siteDir, "waiting")],
    [{ DATA_DIR: "/var/lib/lampstand", UPLOAD_DIR: "/var/tmp/uploads" }, "/var/tmp/uploads"],
  ])("given %j, keeps unfinished uploads in %s", (variables, expected) => {
    expect(settingsFrom(variables, "production").env.UPLOAD_DIR).toBe(expected);
  });

  it("keeps an absolute DATA_DIR", () => {
    expect(settingsFrom({ DATA_DIR: "/var/lib/lampstand" }, "production").env.DATA_DIR).toBe(
      "/var/lib/lampstand",
    );
  });
});

describe("valuesWithDollar", () => {
  it("reads a value in single quotes as it is", () => {
    const text =
      "# costs $5\nPORT=3000 # it's $5\nSMTP_URL='smtps://u:pa$w@h' # mail\nexport MAIL_FROM='A $ <a@b.c>'\nAPI_TOKEN='a\n$b'\n";
    expect(valuesWithDollar(text, ".env")).toEqual([
      ["PORT", undefined],
      ["SMTP_URL", "smtps://u:pa$w@h"],
      ["MAIL_FROM", "A $ <a@b.c>"],
      ["API_TOKEN", "a\n$b"],
    ]);
  });

  it.each([
    "SMTP_URL=smtps://u:pa$w@h",
    'SMTP_URL="smtps://u:pa$w@h"',
    'PORT=3000\nSMTP_URL="smtps:\n//u:pa$w@h"\nHOST=a',
    "SMTP_URL=smtps://u:pa\\$w@h",
    "SMTP_URL=smtps://u:pa#s$w@h",
    "SMTP_URL='smtps://u:'pa$w@h",
    "SMTP_URL='smtps://u:pa''s$w@h'",
    "SMTP_URL: smtps://u:pa$w@h",
    "\uFEFFSMTP_URL=smtps://u:pa$w@h",
  ])("refuses %s", (line) => {
    expect(() => valuesWithDollar(line, "/srv/.env")).toThrow(
      "Wrong environment: put the value of SMTP_URL in /srv/.env in single quotes, because it contains $",
    );
  });
});

describe("documentedVariables", () => {
  it("finds each variable of .env.example once", () => {
    const names = documentedVariables();
    expect(names).toEqual(expect.arrayContaining(["PORT", "API_BASE_URL", "DATABASE_URL", "PAYLOAD_SECRET"]));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("environmentWithoutSettings", () => {
  it("leaves out the developer's own site", () => {
    jest.replaceProperty(process, "env", {
      NODE_ENV: "test",
      PATH: "/bin",
      DATABASE_URL: "postgres://db/real",
    });
    expect(environmentWithoutSettings()).toEqual({ NODE_ENV: "test", PATH: "/bin" });
  });
});
