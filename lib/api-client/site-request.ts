import "client-only";
import * as z from "zod/mini";
import { answerSchema, type Answer } from "./answer";
import { logError } from "@/lib/utils/log";
import { idleTimeout } from "@/lib/utils/timeout";

const SITE_TIMEOUT_MS = 10_000; // longer than the site waits for the provider

/** @throws {Error} when no answer arrives in time: the default time, or until `signal` aborts */
export function requestSite(path: string, request: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...request, signal: request.signal ?? idleTimeout(SITE_TIMEOUT_MS).signal });
}

/** @throws {Error} on a missing or late answer, an error status or an unexpected form, as from a train's Wi-Fi */
export async function getJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await requestSite(path, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

const errorSchema = z.object({ message: z.string() });

/** `message` is safe to show to visitors; it is empty when there was no answer. */
export type Posted<Data> = { state: "done"; data: Data } | { state: "failed"; message: string };

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

/** Accepts the answer under any HTTP status. @throws {Error} when it is missing, late or has an unexpected form */
export async function submitJson(path: string, fields: Record<string, unknown>): Promise<Answer> {
  const response = await post(path, fields);
  return { ...answerSchema.parse(await response.json()), httpStatus: response.status };
}

/** Waits until the site has been silent for `silenceMs`. An HTTP status in the body replaces the response's. */
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
