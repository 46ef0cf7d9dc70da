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
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "must be an address or Name <address>")
    .default("Lampstand <no-reply@localhost>"),
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
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    /** Whether browsers reach the provider through https, so that the staff's cookie may insist on it. */
    isHttps: (data.MEDIA_BASE_URL ?? data.API_BASE_URL ?? "").startsWith("https:"),
    /** Where browsers reach the provider, and staff its admin. */
    publicUrl: data.MEDIA_BASE_URL ?? data.API_BASE_URL ?? `http://localhost:${data.PROVIDER_PORT}`,
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
