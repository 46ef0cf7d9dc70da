import * as z from "zod/mini";
import { answerSchema, type Answer } from "@/lib/schemas/answer";
import { logError } from "@/lib/utils/log";

/** How long the site's own answer is waited for, in milliseconds: longer than it waits for the provider. */
const SITE_TIMEOUT_MS = 10_000;

type SiteRequest = Omit<RequestInit, "signal"> & { timeoutMs?: number };

/**
 * Sends a request to one of this site's own routes, from the browser.
 *
 * @throws {Error} when there is no answer in time
 */
export function requestSite(path: string, { timeoutMs, ...request }: SiteRequest = {}): Promise<Response> {
  return fetch(path, { ...request, signal: AbortSignal.timeout(timeoutMs ?? SITE_TIMEOUT_MS) });
}

/**
 * Asks one of this site's own routes for JSON.
 *
 * @throws {Error} when there is no answer in time, an error, or an answer of another form, as a train's Wi-Fi gives
 */
export async function getJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await requestSite(path, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

const errorSchema = z.object({ message: z.string() });

/** What a route of the site answered; `message` is fit to show to a visitor, and empty when there was no answer. */
export type Posted<Data> = { state: "done"; data: Data } | { state: "failed"; message: string };

/** Posts JSON to one of this site's own routes. What goes wrong on the way is a failure without a message. */
export async function postJson<Schema extends z.ZodMiniType>(
  path: string,
  body: unknown,
  schema: Schema,
): Promise<Posted<z.output<Schema>>> {
  try {
    const response = await post(path, body);
    const answer: unknown = await response.json();
    if (response.ok) return { state: "done", data: schema.parse(answer) };
    return { state: "failed", message: errorSchema.safeParse(answer).data?.message ?? "" };
  } catch (error) {
    logError("site-call-failed", error, { path });
    return { state: "failed", message: "" };
  }
}

/**
 * Submits fields to one of this site's own routes, whose answer says what became of them under any HTTP status.
 *
 * @throws {Error} when there is no answer in time, or one that is not the site's own
 */
export async function submitJson(path: string, fields: Record<string, unknown>): Promise<Answer> {
  return submitJsonAs(answerSchema, path, fields);
}

/** The same for a route with an answer of its own form, and a time-out in milliseconds of its own. */
export async function submitJsonAs<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  path: string,
  fields: Record<string, unknown>,
  timeoutMs?: number,
): Promise<z.output<Schema> & { httpStatus: number }> {
  const response = await post(path, fields, timeoutMs);
  return { ...schema.parse(await response.json()), httpStatus: response.status };
}

function post(path: string, body: unknown, timeoutMs?: number): Promise<Response> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return requestSite(path, { method: "POST", headers, body: JSON.stringify(body), timeoutMs });
}
