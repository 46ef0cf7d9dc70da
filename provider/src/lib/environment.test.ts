/** @jest-environment node */
import path from "node:path";

import { parseEnvironment } from "./environment";

describe("parseEnvironment", () => {
  it("has a default for everything that a fresh machine does not set", () => {
    const environment = parseEnvironment({});
    expect(environment).toMatchObject({
      siteUrl: "http://localhost:3000",
      port: 4000,
      databaseUrl: undefined,
      revalidateSecret: undefined,
      mailFrom: "Lampstand <no-reply@localhost>",
      ffmpegPath: "ffmpeg",
      isHttps: false,
    });
    expect(path.isAbsolute(environment.dataDir)).toBe(true);
    expect(path.basename(environment.dataDir)).toBe(".data");
    expect(environment.sessionsDir).toBe(path.join(environment.dataDir, "unfinished-uploads", "sessions"));
  });

  it("finds ended sessions where the site notes them", () => {
    expect(parseEnvironment({ UPLOAD_DIR: "/var/tmp/uploads" }).sessionsDir).toBe(
      "/var/tmp/uploads/sessions",
    );
  });

  it("tells the configured CDN what to drop, and never reveals its token", () => {
    expect(parseEnvironment({}).mediaPurge).toBeUndefined();
    const url = "https://cdn.example/purge/";
    expect(parseEnvironment({ MEDIA_PURGE_URL: url, MEDIA_PURGE_TOKEN: "abc" }).mediaPurge).toEqual({
      url,
      token: "abc",
    });
    expect(parseEnvironment({ MEDIA_PURGE_URL: url }).mediaPurge).toEqual({ url, token: undefined });
    const wrong = () => parseEnvironment({ MEDIA_PURGE_URL: "cdn", MEDIA_PURGE_TOKEN: "two words" });
    expect(wrong).toThrow(/MEDIA_PURGE_URL must be an address.*MEDIA_PURGE_TOKEN must have neither/);
    expect(wrong).not.toThrow(/two words/);
  });

  it("prepares one video at a time and keeps uploads by default", () => {
    expect(parseEnvironment({})).toMatchObject({ prepareAtOnce: 1, originalsDays: undefined });
    const parsed = parseEnvironment({ PREPARE_AT_ONCE: "0", ORIGINALS_DAYS: "90" });
    expect(parsed).toMatchObject({ prepareAtOnce: 0, originalsDays: 90 });
    for (const [name, value] of [
      ["PREPARE_AT_ONCE", "17"],
      ["PREPARE_AT_ONCE", "two"],
      ["ORIGINALS_DAYS", "0"],
      ["ORIGINALS_DAYS", "1.5"],
    ] as const) {
      expect(() => parseEnvironment({ [name]: value })).toThrow(`${name} must be a whole number`);
    }
  });

  it("uses the provider's own address for the admin by default", () => {
    const MEDIA_BASE_URL = "https://media.example.org";
    expect(parseEnvironment({}).adminUrl).toBe("http://localhost:4000");
    expect(parseEnvironment({ API_BASE_URL: "http://127.0.0.1:4100" }).adminUrl).toBe(
      "http://127.0.0.1:4100",
    );
    expect(parseEnvironment({ MEDIA_BASE_URL })).toMatchObject({ adminUrl: MEDIA_BASE_URL, isHttps: true });
    const parsed = parseEnvironment({ MEDIA_BASE_URL, ADMIN_URL: "http://admin.example.org/" });
    expect(parsed).toMatchObject({ adminUrl: "http://admin.example.org", isHttps: false });
  });

  it("keeps mail for two weeks and sends none unencrypted by default", () => {
    expect(parseEnvironment({})).toMatchObject({ outboxDays: 14, allowsPlainSmtp: false });
    const parsed = parseEnvironment({ OUTBOX_DAYS: "3", SMTP_TLS: "optional" });
    expect(parsed).toMatchObject({ outboxDays: 3, allowsPlainSmtp: true });
  });

  it("announces changes at the site's public address, or at several if configured", () => {
    expect(parseEnvironment({ SITE_URL: "https://stories.example.org/" }).siteUrls).toEqual([
      "https://stories.example.org",
    ]);
    const SITE_URLS = "http://10.0.0.1:3000/, http://10.0.0.2:3000,http://10.0.0.1:3000";
    expect(parseEnvironment({ SITE_URLS }).siteUrls).toEqual([
      "http://10.0.0.1:3000",
      "http://10.0.0.2:3000",
    ]);
  });

  it("treats an empty variable as not set", () => {
    expect(parseEnvironment({ SITE_URL: "", DATABASE_URL: "", PROVIDER_PORT: "" })).toMatchObject({
      siteUrl: "http://localhost:3000",
      databaseUrl: undefined,
      port: 4000,
    });
  });

  it("uses what is set", () => {
    const parsed = parseEnvironment({
      SITE_URL: "https://stories.example.org/",
      DATABASE_URL: "postgresql://db.example.org/lampstand",
      MEDIA_BASE_URL: "https://media.example.org",
      PROVIDER_PORT: "4100",
      DATA_DIR: "/srv/lampstand",
      MAIL_FROM: "Stories <stories@example.org>",
      FFMPEG_PATH: "/opt/ffmpeg/bin/ffmpeg",
    });
    expect(parsed).toMatchObject({
      siteUrl: "https://stories.example.org",
      databaseUrl: "postgresql://db.example.org/lampstand",
      isHttps: true,
      port: 4100,
      dataDir: "/srv/lampstand",
      mailFrom: "Stories <stories@example.org>",
      ffmpegPath: "/opt/ffmpeg/bin/ffmpeg",
    });
  });

  it.each([
    ["SITE_URL", "stories.example.org"],
    ["SITE_URL", "ftp://stories.example.org"],
    ["SITE_URLS", "http://10.0.0.1:3000,10.0.0.2:3000"],
    ["SITE_URLS", " , "],
    ["DATABASE_URL", "mysql://user:hunter2@db/lampstand"],
    ["REDIS_URL", "http://user:hunter2@localhost:6379"],
    ["PROVIDER_PORT", "four thousand"],
    ["PROVIDER_PORT", "70000"],
    ["SMTP_URL", "https://mail.example.org"],
    ["MAIL_FROM", "nobody"],
    ["TRANSCRIBE_URL", "localhost"],
    ["TRANSLATE_URL", "localhost"],
    ["REVALIDATE_SECRET", "short"],
    ["SETUP_KEY", "short"],
    ["ADMIN_URL", "admin.example.org"],
    ["SMTP_TLS", "never"],
    ["OUTBOX_DAYS", "0.5"],
    ["LOG_LEVEL", "loud"],
    ["LOG_FORMAT", "xml"],
    ["METRICS_TOKEN", "short"],
    ["WORKER_METRICS_PORT", "0"],
  ])("names %s in one line if it is %j, without repeating it", (name, value) => {
    const parse = () => parseEnvironment({ [name]: value });
    expect(parse).toThrow(new RegExp(`^Wrong environment: ${name} must [^\\n]+$`));
    expect(parse).not.toThrow(value);
  });

  it("finds the transcription service, with or without the version in its address", () => {
    expect(parseEnvironment({}).transcription).toBeUndefined();
    for (const TRANSCRIBE_URL of ["http://localhost:8000", "http://localhost:8000/v1/"]) {
      expect(parseEnvironment({ TRANSCRIBE_URL }).transcription).toEqual({
        url: "http://localhost:8000/v1/audio/transcriptions",
        key: undefined,
        model: "whisper-1",
      });
    }
  });

  it("finds the translation service, with or without the version in its address", () => {
    expect(parseEnvironment({}).translation).toBeUndefined();
    for (const TRANSLATE_URL of ["http://localhost:11434", "http://localhost:11434/v1/"]) {
      expect(parseEnvironment({ TRANSLATE_URL, TRANSLATE_KEY: "key" }).translation).toEqual({
        url: "http://localhost:11434/v1/chat/completions",
        key: "key",
        model: "gpt-4o-mini",
      });
    }
  });

  it("names everything that is wrong", () => {
    const parse = () => parseEnvironment({ SITE_URL: "nowhere", SMTP_URL: "nowhere" });
    expect(parse).toThrow(/^Wrong environment: SITE_URL must [^\n]+; SMTP_URL must [^\n]+$/);
  });

  it("doesn't serve without its own secret, but builds", () => {
    const serving = { NODE_ENV: "production" };
    expect(() => parseEnvironment(serving)).toThrow(/^Wrong environment: PAYLOAD_SECRET is missing/);
    expect(parseEnvironment({ ...serving, NEXT_PHASE: "phase-production-build" }).payloadSecret).not.toBe("");
  });
});
