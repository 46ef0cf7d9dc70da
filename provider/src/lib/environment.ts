import { existsSync } from "node:fs";
import path from "node:path";

import {
  DEFAULT_DATA_DIR,
  DEFAULT_PROVIDER_PORT,
  defaultSiteUrl,
  LOG_FORMATS,
  LOG_LEVELS,
  MAX_PORT,
  SECRET_MIN_LENGTH,
} from "@lampstand/runtime/defaults";
import { s3Settings, s3Variables } from "@lampstand/runtime/s3-settings";
import { WRONG_ENVIRONMENT } from "@lampstand/runtime/start-failures";
import { z } from "zod";

const PLACEHOLDER_SECRET = "only-for-building-and-developing";

const httpAddress = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((address) => address.replace(/\/+$/, ""));

const secret = z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`);

/** No machine prepares more videos well at the same time. */
const MOST_AT_ONCE = 16;
const MOST_DAYS = 36_500;

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

const portNumber = z.coerce
  .number({ error: "must be a port number" })
  .int("must be a port number")
  .min(1, "must be a port number")
  .max(MAX_PORT, "must be a port number");

const variables = z.object({
  API_TOKEN: secret.optional(),
  REQUIRE_API_TOKEN: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0"),
  API_BASE_URL: httpAddress.optional(),
  MEDIA_BASE_URL: httpAddress.optional(),
  MEDIA_PURGE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .optional(),
  MEDIA_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must have neither spaces nor letters with accents")
    .optional(),
  ADMIN_URL: httpAddress.optional(),
  SITE_URL: httpAddress.default(defaultSiteUrl()),
  SITE_URLS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(httpAddress).min(1, "must name at least one address"))
    .optional(),
  REVALIDATE_SECRET: secret.optional(),
  PAYLOAD_SECRET: secret.optional(),
  SETUP_KEY: secret.optional(),
  PROVIDER_PORT: portNumber.default(DEFAULT_PROVIDER_PORT),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql:// (leave it out for SQLite)")
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// address" }).optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  UPLOAD_DIR: z.string().optional(),
  ...s3Variables,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  SMTP_TLS: z.enum(["required", "optional"], { error: "must be required or optional" }).default("required"),
  OUTBOX_DAYS: wholeNumber(1, MOST_DAYS).default(14),
  TRANSCRIBE_URL: httpAddress.optional(),
  TRANSCRIBE_KEY: z.string().optional(),
  TRANSCRIBE_MODEL: z.string().default("whisper-1"),
  TRANSLATE_URL: httpAddress.optional(),
  TRANSLATE_KEY: z.string().optional(),
  TRANSLATE_MODEL: z.string().default("gpt-4o-mini"),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an address or Name <address>")
    .default("Lampstand <no-reply@localhost>"),
  FFMPEG_PATH: z.string().default("ffmpeg"),
  PREPARE_AT_ONCE: wholeNumber(0, MOST_AT_ONCE).default(1),
  ORIGINALS_DAYS: wholeNumber(1, MOST_DAYS).optional(),
  BACKUP_DAYS: wholeNumber(0, MOST_DAYS).default(3),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be ${LOG_LEVELS.join(", ")}` }).optional(),
  LOG_FORMAT: z.enum(LOG_FORMATS, { error: `must be ${LOG_FORMATS.join(" or ")}` }).optional(),
  METRICS_TOKEN: secret.optional(),
  WORKER_METRICS_PORT: portNumber.optional(),
  UPDATES_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
    .optional(),
  /** Set by `npm start`. */
  RESTORED_BY_START: z.literal("1").optional().catch(undefined),
});

export type Environment = ReturnType<typeof parseEnvironment>;

type Source = Record<string, string | undefined>;

/**
 * Parses the provider's environment. An empty variable counts as unset.
 * @throws Error with one line naming every wrong variable, never its value.
 */
export function parseEnvironment(source: Source) {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(nonEmpty);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`);
    throw new Error(`${WRONG_ENVIRONMENT}: ${problems.join("; ")}`);
  }
  const { data } = parsed;
  const publicUrl = data.MEDIA_BASE_URL ?? data.API_BASE_URL ?? `http://localhost:${data.PROVIDER_PORT}`;
  const adminUrl = data.ADMIN_URL ?? publicUrl;
  const dataDir = path.resolve(repositoryRoot(), data.DATA_DIR);
  return {
    apiToken: data.API_TOKEN,
    /** Whether only callers with the API token may send stories, up to a gigabyte each. */
    takesStoriesFromSiteAlone: data.REQUIRE_API_TOKEN === "1",
    siteUrl: data.SITE_URL,
    /** Where each instance of the site is told of changes. */
    siteUrls: [...new Set(data.SITE_URLS ?? [data.SITE_URL])],
    revalidateSecret: data.REVALIDATE_SECRET,
    payloadSecret: data.PAYLOAD_SECRET ?? placeholderSecret(source),
    port: data.PROVIDER_PORT,
    databaseUrl: data.DATABASE_URL,
    /** Where several instances count calls together. */
    redisUrl: data.REDIS_URL,
    dataDir,
    /** Where pictures and videos are stored; `undefined`: in `dataDir`. */
    s3: s3Settings(data),
    /** Where the site notes which members' sessions have ended. */
    sessionsDir: path.join(
      path.resolve(repositoryRoot(), data.UPLOAD_DIR ?? path.join(dataDir, "unfinished-uploads")),
      "sessions",
    ),
    /** The service with OpenAI's `POST /v1/audio/transcriptions`; `undefined`: none. */
    transcription: aiService("audio/transcriptions", {
      address: data.TRANSCRIBE_URL,
      key: data.TRANSCRIBE_KEY,
      model: data.TRANSCRIBE_MODEL,
    }),
    /** The service with OpenAI's `POST /v1/chat/completions`; `undefined`: none. */
    translation: aiService("chat/completions", {
      address: data.TRANSLATE_URL,
      key: data.TRANSLATE_KEY,
      model: data.TRANSLATE_MODEL,
    }),
    /** Required to create the first staff account; without a key nobody can. */
    setupKey: data.SETUP_KEY,
    smtpUrl: data.SMTP_URL,
    /** Whether mail may go unencrypted to a mail server on another machine. */
    allowsPlainSmtp: data.SMTP_TLS === "optional",
    /** After how many days a mail that was stored instead of sent is removed. */
    outboxDays: data.OUTBOX_DAYS,
    mailFrom: data.MAIL_FROM,
    /** The `ffmpeg` program, by name or path. `ffprobe` is beside it. */
    ffmpegPath: data.FFMPEG_PATH,
    /** How many clips a worker prepares at once; with 0 none, and they are shown as uploaded. */
    prepareAtOnce: data.PREPARE_AT_ONCE,
    /** After how many days a prepared clip's upload is removed, unless ‘Your church’ says otherwise. */
    originalsDays: data.ORIGINALS_DAYS,
    /** After how many days without a backup we report it; 0: never. */
    backupDays: data.BACKUP_DAYS,
    logLevel: data.LOG_LEVEL,
    /** Lines for programs or people; `undefined`: whichever suits standard output. */
    logFormat: data.LOG_FORMAT,
    /** The token for reading metrics; `undefined`: nobody may. */
    metricsToken: data.METRICS_TOKEN,
    /** Where the worker serves metrics, on this machine only; `undefined`: nowhere. */
    workerMetricsPort: data.WORKER_METRICS_PORT,
    /** The CHANGELOG.md of the newest version; `undefined`: we don't look for one. */
    updatesUrl: data.UPDATES_URL,
    /** Whether the program that started this one restores a backup that the first account's page asks for. */
    isRestoredByStart: data.RESTORED_BY_START !== undefined,
    /** Where browsers load pictures and clips from. */
    publicUrl,
    /** The cache in front of `publicUrl` to tell which files to purge; `undefined`: none. */
    mediaPurge: data.MEDIA_PURGE_URL
      ? { url: data.MEDIA_PURGE_URL, token: data.MEDIA_PURGE_TOKEN }
      : undefined,
    /** Where staff reach the admin. Links in their mails begin with it. */
    adminUrl,
    /** Whether staff use https, so their cookie can require it. */
    isHttps: adminUrl.startsWith("https:"),
  };
}

/** A service with one of OpenAI's calls. */
export type AiService = { url: string; key: string | undefined; model: string };

type AiSettings = Omit<AiService, "url"> & { address: string | undefined };

/** Its address may end in `/v1` or not. */
function aiService(call: string, { address, key, model }: AiSettings): AiService | undefined {
  return address ? { url: `${address.replace(/\/v1$/, "")}/v1/${call}`, key, model } : undefined;
}

function placeholderSecret(source: Source): string {
  const isServing = source.NODE_ENV === "production" && source.NEXT_PHASE !== "phase-production-build";
  if (isServing) {
    throw new Error(
      `${WRONG_ENVIRONMENT}: PAYLOAD_SECRET is missing (the root's "npm start" makes one and keeps it)`,
    );
  }
  return PLACEHOLDER_SECRET;
}

let current: Environment | undefined;

export function environment(): Environment {
  current ??= parseEnvironment(process.env);
  return current;
}

/** Returns the path of `provider/`, wherever the process started. Compiled code is inside the build, so can't tell. */
export function providerRoot(): string {
  const here = process.cwd();
  const candidates = [here, path.join(here, "provider")];
  return candidates.find((folder) => existsSync(path.join(folder, "src", "payload.config.ts"))) ?? here;
}

function repositoryRoot(): string {
  return path.dirname(providerRoot());
}
