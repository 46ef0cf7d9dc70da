import {
  type AfterErrorHook,
  APIError,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload";
import { z } from "zod";

import { labelIn } from "../label";

/** The form parser's messages for unreadable forms, which Payload (3.90) treats as its own failure. */
const PARSER_MESSAGES = ["Malformed part header", "Unexpected end of form", "Unexpected end of file"];

/** Database codes for requests that cannot be stored. */
const REFUSALS: Record<string, string> = {
  "22021": "This contains a character we can’t store. Please remove it and send it again.",
  "23503": "This refers to something that no longer exists. Please choose something else.",
  SQLITE_CONSTRAINT_FOREIGNKEY:
    "This refers to something that no longer exists. Please choose something else.",
};

const UNREADABLE = "We didn’t receive the whole form. Please send it again.";
const NO_RECORD = "This isn’t a record. Please reload the page and send it again.";
const ODD_QUERY = "This address refers to something that doesn’t exist. Please go back and choose again.";

/** Payload (3.90) does not check these, and fails, or its database does. */
const count = z.coerce.number().int().max(1_000_000_000).optional();
const record = z.looseObject({}).or(z.array(z.unknown())).optional();
const query = z.object({ limit: count, page: count, where: z.unknown().optional() });

/** Answers 400 where Payload would answer 500 although the sender has to change something. */
export const answerBadRequests: AfterErrorHook = ({ error, req, collection }) => {
  if (error instanceof APIError && error.status < 500) return undefined;
  if (error instanceof SyntaxError || PARSER_MESSAGES.includes(error.message)) return badRequest(UNREADABLE);
  const refusal = REFUSALS[codeOf(error)];
  if (refusal) return badRequest(refusal);
  const asked = query.safeParse(req.query).data;
  if (!asked || isOdd(asked.where, collection)) return badRequest(ODD_QUERY);
  if (!record.safeParse(req.data).success) return badRequest(NO_RECORD);
  const page = req.payload.config.globals.find(({ slug }) => slug === req.routeParams?.global);
  const name = noText(req, req.data, (collection ?? page)?.flattenedFields ?? []);
  return name === undefined
    ? undefined
    : badRequest(`We couldn’t read the value of ‘${name}’. Please enter it again.`);
};

const TEXTS: ReadonlySet<string> = new Set(["code", "date", "email", "radio", "select", "text", "textarea"]);

/** Returns the name of a field that takes one text but received something else. */
function noText(req: PayloadRequest, data: unknown, fields: FlattenedField[]): string | undefined {
  if (Array.isArray(data)) return data.map((row) => noText(req, row, fields)).find(Boolean);
  if (typeof data !== "object" || data === null) return undefined;
  const sent = new Map<string, unknown>(Object.entries(data));
  for (const field of fields) {
    const value = sent.get(field.name) ?? "";
    if ("flattenedFields" in field) {
      const name = noText(req, value, field.flattenedFields);
      if (name !== undefined) return name;
    } else if (TEXTS.has(field.type) && typeof value !== "string" && !("hasMany" in field && field.hasMany))
      return labelIn(req, "label" in field && field.label, field.name);
  }
  return undefined;
}

function badRequest(message: string) {
  return { status: 400, response: { errors: [{ message }] } };
}

const SEVERAL = ["in", "not_in", "all"];
const OF_PLACES = ["near", "within", "intersects"];

function isOdd(where: unknown, collection: SanitizedCollectionConfig | undefined): boolean {
  if (typeof where !== "object" || where === null) return false;
  return Object.entries(where).some(([name, conditions]: [string, unknown]) => {
    if (name === "and" || name === "or")
      return Object.values(conditions ?? {}).some((one) => isOdd(one, collection));
    const isDate = collection?.flattenedFields.some((field) => field.name === name && field.type === "date");
    return Object.entries(conditions ?? {}).some(
      ([operator, value]: [string, unknown]) =>
        OF_PLACES.includes(operator) ||
        (typeof value !== "string" && !SEVERAL.includes(operator)) ||
        (isDate && operator !== "exists" && Number.isNaN(Date.parse(String(value)))),
    );
  });
}

const coded = z.object({ code: z.string().optional(), cause: z.unknown().optional() });

/** Returns a database error's code; Drizzle gives that error as its cause. */
function codeOf(error: unknown): string {
  const { code, cause } = coded.safeParse(error).data ?? {};
  return code ?? (cause === undefined ? "" : codeOf(cause));
}
