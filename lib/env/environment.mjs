import {
  DEFAULT_SITE_PORT,
  defaultProviderUrl,
  defaultSiteUrl,
  LOG_FORMATS,
  LOG_LEVELS,
  MAX_PORT,
  SECRET_MIN_LENGTH,
} from "@lampstand/runtime/defaults";
import { s3Settings, s3Variables } from "@lampstand/runtime/s3-settings";
import { z } from "zod";

const address = z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).transform(normalized);
const secret = z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`);

const AES_KEY_BYTES = [16, 24, 32];

const aesKey = z
  .base64({ error: "must be a key in base64", abort: true })
  .refine(
    (key) => AES_KEY_BYTES.includes(Buffer.from(key, "base64").length),
    `must have ${AES_KEY_BYTES.join(" or ")} bytes`,
  );

const schema = z
  .object({
    API_BASE_URL: address.default(defaultProviderUrl()),
    MEDIA_BASE_URL: address.optional(),
    MEDIA_INTERNAL_URL: address.optional(),
    MEDIA_ORIGINS: z.string().transform(listed).pipe(z.array(address)).optional(),
    API_TOKEN: secret.optional(),
    SITE_URL: address.optional(),
    SESSION_SECRET: secret.optional(),
    REVALIDATE_SECRET: secret.optional(),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: aesKey.optional(), // in a build, Next derives the names of form actions from it
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// address" }).optional(),
    UPLOAD_DIR: z.string().optional(),
    ...s3Variables,
    TRUSTED_PROXIES: z.coerce.number("must be a number").int().min(0).max(9).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be ${LOG_LEVELS.join(", ")}`).optional(),
    LOG_FORMAT: z.enum(LOG_FORMATS, `must be ${LOG_FORMATS.join(" or ")}`).optional(),
    METRICS_TOKEN: secret.optional(),
    PORT: z.coerce.number("must be a port number").int().min(1).max(MAX_PORT).default(DEFAULT_SITE_PORT),
  })
  .transform(({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...values }) => {
    const s3 = s3Settings({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
    return {
      ...values,
      MEDIA_BASE_URL: values.MEDIA_BASE_URL ?? values.API_BASE_URL,
      SITE_URL: values.SITE_URL ?? defaultSiteUrl(values.PORT),
      ...(s3 && { s3 }),
    };
  });

/** @typedef {z.output<typeof schema>} Environment */

function normalized(/** @type {string} */ url) {
  return new URL(url).href.replace(/\/+$/, "");
}

function listed(/** @type {string} */ text) {
  return text.split(/[\s,]+/).filter(Boolean);
}

/**
 * @param {Record<string, string | undefined>} variables
 * @returns {Environment}
 * @throws {Error} whose message contains no value
 */
export function parseEnvironment(variables) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Wrong environment: ${problems.join("; ")}`);
}
