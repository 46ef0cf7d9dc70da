import { existsSync } from "node:fs";
import path from "node:path";

import {
  DEFAULT_DATA_DIR,
  DEFAULT_PROVIDER_PORT,
  defaultSiteUrl,
  MAX_PORT,
  SECRET_MIN_LENGTH,
} from "@lampstand/contract/defaults";
import { z } from "zod";

/** What the message of every error here begins with. */
export const WRONG_ENVIRONMENT = "Wrong environment";

const PLACEHOLDER_SECRET = "only-for-building-and-developing";

const httpAddress = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((address) => address.replace(/\/+$/, ""));

const secret = z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`);

/** More videos at the same time than any machine prepares well. */
const MOST_AT_ONCE = 16;
const MOST_DAYS = 36_500;

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

const variables = z.object({
  API_TOKEN: secret.optional(),
  API_BASE_URL: httpAddress.optional(),
  MEDIA_BASE_URL: httpAddress.optional(),
  SITE_URL: httpAddress.default(defaultSiteUrl()),
  REVALIDATE_SECRET: secret.optional(),
  PAYLOAD_SECRET: secret.optional(),
  PROVIDER_PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(1, "must be a port number")
    .max(MAX_PORT, "must be a port number")
    .default(DEFAULT_PROVIDER_PORT),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql:// (leave it out for SQLite)")
    .optional(),
  DATA_DIR: z.string().default(DEFAULT_DATA_DIR),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  TRANSCRIBE_URL: httpAddress.optional(),
  TRANSCRIBE_KEY: z.string().optional(),
  TRANSCRIBE_MODEL: z.string().default("whisper-1"),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an address or Name <address>")
    .default("Lampstand <no-reply@localhost>"),
  FFMPEG_PATH: z.string().default("ffmpeg"),
  PREPARE_AT_ONCE: wholeNumber(0, MOST_AT_ONCE).default(1),
  ORIGINALS_DAYS: wholeNumber(1, MOST_DAYS).optional(),
});

export type Environment = ReturnType<typeof parseEnvironment>;

type Source = Record<string, string | undefined>;

/**
 * What the provider is told from outside. An empty variable counts as not set.
 * @throws Error whose message is one line naming every wrong variable, and never its value.
 */
export function parseEnvironment(source: Source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: name, message }) => `${name.join(".")} ${message}`);
    throw new Error(`${WRONG_ENVIRONMENT}: ${problems.join("; ")}`);
  }
  const { data } = parsed;
  return {
    apiToken: data.API_TOKEN,
    siteUrl: data.SITE_URL,
    revalidateSecret: data.REVALIDATE_SECRET,
    payloadSecret: data.PAYLOAD_SECRET ?? placeholderSecret(source),
    port: data.PROVIDER_PORT,
    databaseUrl: data.DATABASE_URL,
    dataDir: path.resolve(repositoryRoot(), data.DATA_DIR),
    transcription: transcriptionService(data),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    /** The program `ffmpeg`, by its name or where it is. `ffprobe` is beside it. */
    ffmpegPath: data.FFMPEG_PATH,
    /** How many clips a worker prepares at the same time; with 0 none is, and they are shown as they were uploaded. */
    prepareAtOnce: data.PREPARE_AT_ONCE,
    /** After how many days the uploaded file of a prepared clip is removed; `undefined`: never. */
    originalsDays: data.ORIGINALS_DAYS,
    /** Whether browsers reach the provider through https, so that the staff's cookie may insist on it. */
    isHttps: (data.MEDIA_BASE_URL ?? data.API_BASE_URL ?? "").startsWith("https:"),
    /** Where browsers reach the provider, and staff its admin. */
    publicUrl: data.MEDIA_BASE_URL ?? data.API_BASE_URL ?? `http://localhost:${data.PROVIDER_PORT}`,
  };
}

/** A service that speaks OpenAI's `POST /v1/audio/transcriptions`. Its address may be given with or without `/v1`. */
export type TranscriptionService = { url: string; key: string | undefined; model: string };

function transcriptionService(data: z.output<typeof variables>): TranscriptionService | undefined {
  if (!data.TRANSCRIBE_URL) return undefined;
  const base = data.TRANSCRIBE_URL.replace(/\/v1$/, "");
  return {
    url: `${base}/v1/audio/transcriptions`,
    key: data.TRANSCRIBE_KEY,
    model: data.TRANSCRIBE_MODEL,
  };
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

/** The environment of this process, parsed once. */
export function environment(): Environment {
  current ??= parseEnvironment(process.env);
  return current;
}

/**
 * The absolute path of the `provider/` folder, whether the process was started in it or in the repository's root.
 * Compiled code cannot tell it from its own place: that is inside the build.
 */
export function providerRoot(): string {
  const here = process.cwd();
  const candidates = [here, path.join(here, "provider")];
  return candidates.find((folder) => existsSync(path.join(folder, "src", "payload.config.ts"))) ?? here;
}

/** The absolute path of the repository, which holds the site and `provider/`. */
function repositoryRoot(): string {
  return path.dirname(providerRoot());
}
