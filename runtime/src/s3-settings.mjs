/** How both programs are told of an S3 store. Plain JavaScript: the start scripts import it without a build. */
import { z } from "zod";

/** The region of stores that have none. */
const DEFAULT_REGION = "us-east-1";

/** A bucket's name by the rules that every store has. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The environment's variables of an S3 store; without a bucket there is none. */
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
 * @property {string | undefined} endpoint of a store that is not Amazon's
 * @property {string} region
 * @property {{ accessKeyId: string, secretAccessKey: string } | undefined} credentials `undefined`: those of the machine's role
 */

/**
 * What every S3 client is made with.
 *
 * @param {S3Settings} settings
 */
export function s3ClientOptions({ endpoint, region, credentials }) {
  return {
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores that are not Amazon's know no checksums behind a body.
    requestChecksumCalculation: /** @type {const} */ ("WHEN_REQUIRED"),
    responseChecksumValidation: /** @type {const} */ ("WHEN_REQUIRED"),
  };
}

/**
 * @param {z.output<z.ZodObject<typeof s3Variables>>} variables
 * @returns {S3Settings | undefined} `undefined` where files are kept on disk
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
