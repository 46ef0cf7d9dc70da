/** How both programs read an S3 store's settings. Plain JavaScript: the start scripts import it without a build. */
import { z } from "zod";

/** For stores that have no regions. */
const DEFAULT_REGION = "us-east-1";

/** Follows the naming rules that all stores share. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The environment variables of an S3 store; without a bucket there is none. */
export const s3Variables = {
  S3_BUCKET: z.string().regex(BUCKET, "must be the name of a bucket").optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional(),
  S3_REGION: z.string().default(DEFAULT_REGION),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/**
 * @typedef {object} S3Settings
 * @property {string} bucket
 * @property {string | undefined} endpoint for stores other than Amazon's
 * @property {string} region
 * @property {{ accessKeyId: string, secretAccessKey: string } | undefined} credentials `undefined` to use the machine's
 * role
 */

/**
 * Returns the options that every S3 client needs.
 *
 * @param {S3Settings} settings
 */
export function s3ClientOptions({ endpoint, region, credentials }) {
  return {
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's don't support checksums after a body.
    requestChecksumCalculation: /** @type {const} */ ("WHEN_REQUIRED"),
    responseChecksumValidation: /** @type {const} */ ("WHEN_REQUIRED"),
  };
}

/**
 * @param {z.output<z.ZodObject<typeof s3Variables>>} variables
 * @returns {S3Settings | undefined} `undefined` if files are kept on disk
 */
export function s3Settings(variables) {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  if (!S3_BUCKET) return undefined;
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined;
  return { bucket: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION, credentials };
}
