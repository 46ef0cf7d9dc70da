import "client-only";
import * as z from "zod/mini";
import { answerSchema, type Answer } from "./answer";
import { logError } from "@/lib/utils/log";
import { idleTimeout } from "@/lib/utils/timeout";

/** How long the site's own answer is waited for, in milliseconds: longer than it waits for the provider. */
const SITE_TIMEOUT_MS = 10_000;

/**
 * Sends a request to one of this site's own routes, from the browser.
 *
 * @param request whose `signal` says when to give up, if another time is meant than usual
 * @throws {Error} when there is no answer in time
 */
export function requestSite(path: string, request: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...request, signal: request.signal ?? AbortSignal.timeout(SITE_TIMEOUT_MS) });
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
  const response = await post(path, fields);
  return { ...answerSchema.parse(await response.json()), httpStatus: response.status };
}

/**
 * The same for a route whose answer has a form of its own and may take long: it is waited for until the site has been silent
 * for so many milliseconds. The HTTP status is the one within the answer, where it has one.
 */
export async function submitPatiently<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  path: string,
  fields: Record<string, unknown>,
  silenceMs: number,
): Promise<{ httpStatus: number } & z.output<Schema>> {
  const silence = idleTimeout(silenceMs);
  try {
    const response = await post(path, fields, silence.signal);
    const answer: unknown = JSON.parse(await readText(response, silence.restart));
    return { httpStatus: response.status, ...schema.parse(answer) };
  } finally {
    silence.stop();
  }
}

/** A whole body; each piece of it is told as it comes. */
async function readText({ body }: Response, onPiece: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
    onPiece();
    text += decoder.decode(piece.value, { stream: true });
  }
  return text;
}

function post(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return requestSite(path, { method: "POST", headers, body: JSON.stringify(body), signal });
}
