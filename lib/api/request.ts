import "server-only";
import { z } from "zod";
import { siteConfig } from "@/lib/config/site-config";
import { ProviderError } from "./provider-error";

/** How long a read may take before the page goes on without it, in milliseconds. */
export const READ_TIMEOUT_MS = 5000;

const MAX_BODY_BYTES = 8 * 1024 * 1024;

const envelope = z.looseObject({
  status: z.unknown(),
  success: z.unknown(),
  message: z.unknown(),
});

type CallOptions = { method?: "GET" | "POST"; body?: unknown; timeoutMs?: number };

/**
 * Calls the provider and returns the JSON body of a success.
 *
 * @throws {ProviderError} `missing` for 404 and 410; `refused` for any other failure the provider states;
 *   `unreachable`, `timeout` or `malformed` when there is no answer that can be read
 */
export async function callProvider(path: string, options: CallOptions = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? READ_TIMEOUT_MS);
  const response = await send(path, options, signal);
  const body = await readJson(path, response, signal);
  const { status, success, message } = envelope.safeParse(body).data ?? {};
  const refused = !response.ok || success === false || status === "error" || status === false;
  if (!refused) return body;
  const gone = response.status === 404 || response.status === 410;
  throw new ProviderError(gone ? "missing" : "refused", path, {
    cause: `HTTP ${response.status}`,
    message: typeof message === "string" ? message : "",
  });
}

async function send(path: string, options: CallOptions, signal: AbortSignal): Promise<Response> {
  const { API_BASE_URL, API_TOKEN } = siteConfig();
  const headers = new Headers({ accept: "application/json" });
  if (API_TOKEN) headers.set("authorization", `Bearer ${API_TOKEN}`);
  if (options.body !== undefined) headers.set("content-type", "application/json");
  try {
    return await fetch(API_BASE_URL + path, {
      method: options.method ?? "GET",
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      cache: "no-store",
      redirect: "error",
      signal,
    });
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", path, { cause });
  }
}

async function readJson(path: string, response: Response, signal: AbortSignal): Promise<unknown> {
  const declared = Number(response.headers.get("content-length") ?? 0);
  try {
    if (declared > MAX_BODY_BYTES) throw new Error(`${declared} bytes are too many`);
    return await response.json();
  } catch (cause) {
    if (signal.aborted) throw new ProviderError("timeout", path, { cause });
    if (response.status === 404 || response.status === 410)
      throw new ProviderError("missing", path, { cause });
    if (!response.ok) throw new ProviderError("refused", path, { cause: `HTTP ${response.status}` });
    throw new ProviderError("malformed", path, { cause });
  }
}
