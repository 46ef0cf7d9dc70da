import type { z } from "zod";

export type CallGroup =
  "Content" | "Videos" | "Blog" | "Submissions" | "Responses" | "Consents" | "Members" | "Counts";

/** One call of the provider API. */
export type Call = {
  method: "GET" | "POST";
  /** Has its variable segments in braces, as in OpenAPI. */
  path: string;
  group: CallGroup;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body, or the fields of a multipart form. */
  body?: z.ZodObject;
  fileField?: string;
  status: 200 | 201;
  answer: z.ZodType;
  /** The answer, with status 202, if a code is required first. */
  pending?: z.ZodType;
  /** Statuses of expected failures, besides 429 and 5xx. */
  failures: readonly (400 | 401 | 404 | 409 | 413 | 415 | 422 | 507)[];
  /** Whether the embedded provider rejects the call without `API_TOKEN`. */
  siteOnly?: boolean;
  /** Whether `Idempotency-Key` identifies a repeated call. */
  idempotent?: boolean;
};
