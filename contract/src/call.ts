import type { z } from "zod";

/** A group of calls in the documentation. */
export type CallGroup =
  "Content" | "Videos" | "Blog" | "Submissions" | "Responses" | "Consents" | "Members" | "Counts";

/** One call of the provider API. */
export type Call = {
  method: "GET" | "POST";
  /** Its variable segments in braces, as OpenAPI writes them. */
  path: string;
  group: CallGroup;
  summary: string;
  description?: string;
  /** The variable segments. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body, or the fields of a multipart form. */
  body?: z.ZodObject;
  /** The field in which a multipart form carries its file. */
  fileField?: string;
  /** HTTP status of a success. */
  status: 200 | 201;
  answer: z.ZodType;
  /** The answer, with status 202, when a code is needed first. */
  pending?: z.ZodType;
  /** Statuses of expected failures, besides 429 and 5xx. */
  failures: readonly (400 | 401 | 404 | 409 | 413 | 415 | 422 | 507)[];
  /** Whether the embedded provider refuses it without `API_TOKEN`. */
  siteOnly?: boolean;
  /** Whether a repetition is recognised by the header `Idempotency-Key`. */
  idempotent?: boolean;
};
