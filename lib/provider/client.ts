import "server-only";
import { currentRequestId, REQUEST_ID_HEADER } from "@lampstand/runtime/request-context";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { readText } from "@/lib/http/body";
import { text } from "./fields";
import { currentPreview } from "./preview-state";

/** Why a provider's answer cannot be used. `missing` is an answer in itself: there is no such thing. */
export type ProviderFailure = "unreachable" | "timeout" | "malformed" | "refused" | "missing";

type Details = {
  cause?: unknown;
  message?: string;
  status?: number;
  retryAfter?: string | null;
  saysNo?: boolean;
  refusesConsents?: boolean;
};

/** A call to the provider that brought no usable answer. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  /** The provider's own sentence, fit to show to a visitor; empty when it gave none. */
  readonly providerMessage: string;
  /** The HTTP status of the answer; `null` when there was none. */
  readonly status: number | null;
  /** When to ask again, in the provider's own `Retry-After`. */
  readonly retryAfter: string | null;
  /** Whether it is the provider's own word, `success: false` or `status: "error"`, under a status that fits one. */
  readonly saysNo: boolean;
  /** Whether it refuses what was sent and says that of the optional field `consents`, or of a field that it does not know. */
  readonly refusesConsents: boolean;

  constructor(failure: ProviderFailure, path: string, options: Details = {}) {
    super(`provider ${failure}: ${path}`, { cause: options.cause });
    this.name = "ProviderError";
    this.failure = failure;
    this.providerMessage = options.message ?? "";
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
    this.saysNo = options.saysNo ?? false;
    this.refusesConsents = options.refusesConsents ?? false;
  }
}

/** How long the provider may take over a write, in milliseconds: less than the browser waits for the site. */
export const WRITE_TIMEOUT_MS = 8000;

/** How long the provider may take over a read, in milliseconds. */
export const READ_TIMEOUT_MS = 5000;

/** What every answer may say about itself; a bare list says nothing. */
const envelope = z.looseObject({
  _id: z.unknown().optional(),
  status: z.unknown().optional(),
  success: z.unknown().optional(),
  message: text,
  data: z.unknown().optional(),
});

/** What a success may say of itself. */
const SUCCESS: unknown[] = ["success", true, undefined, null];

/** How a provider says that it waits for something first, such as a code from a mail. */
export const PENDING = { httpStatus: 202, status: "pending" } as const;

type Caller = {
  /** On whose behalf the call is made: an IP address, which the provider believes by `API_TOKEN` alone. */
  visitorAddress?: string | null;
  /** By which the provider knows a repetition. */
  idempotencyKey?: string;
};

type CallOptions = Caller & {
  method?: "GET" | "POST";
  body?: unknown;
  timeoutMs?: number;
  /** The only HTTP status that is a success, whatever the body says: the result is `null`. */
  successStatus?: number;
};

/**
 * Calls the provider and returns the JSON body of a success.
 *
 * @throws {ProviderError} `missing` when the provider says 404 or 410; `refused` for any other failure it states;
 *   `unreachable`, `timeout` or `malformed` when there is no answer that can be read
 */
export async function callProvider(path: string, options: CallOptions = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? READ_TIMEOUT_MS);
  const preview = (options.method ?? "GET") === "GET" ? currentPreview() : null;
  const response = preview
    ? await send(PREVIEW_PATH, { ...options, method: "POST", body: { ...preview, path } }, signal)
    : await send(path, options, signal);
  const { successStatus } = options;
  if (successStatus === undefined) return readAnswer(path, response, signal);
  if (response.status !== successStatus) return refuseOther(path, successStatus, response, signal);
  await response.body?.cancel();
  return null;
}

/** @throws {ProviderError} what the provider says, or that its success is not the one of the contract */
async function refuseOther(path: string, expected: number, response: Response, signal: AbortSignal) {
  await readAnswer(path, response, signal);
  const cause = `HTTP ${response.status} where only ${expected} is a success`;
  throw new ProviderError("malformed", path, { cause, ...answered(response) });
}

/** Where a preview's reads go: the provider answers each as it would, with the previewed thing as it is by now. */
const PREVIEW_PATH = "/preview/read";

/**
 * The JSON body of an answer that is a success.
 *
 * @throws {ProviderError} as `callProvider` does
 */
export async function readAnswer(path: string, response: Response, signal?: AbortSignal): Promise<unknown> {
  const body = await readJson(path, response, signal);
  const said = envelope.safeParse(body).data;
  const wrapped = envelope.safeParse(said?.data).data;
  if (response.ok && saysYes(said, response) && !saysNo(wrapped)) return body;
  const isGone = response.status === 404 || response.status === 410;
  throw new ProviderError(isGone ? "missing" : "refused", path, {
    cause: `HTTP ${response.status}`,
    message: said?.message || (saysNo(wrapped) && wrapped?.message) || "",
    saysNo: (saysNo(said) || saysNo(wrapped)) && mayMeanNone(response),
    refusesConsents: mayMeanNone(response) && REFUSES_CONSENTS.test(JSON.stringify(body)),
    ...answered(response),
  });
}

/** Validators name the field, or say only that there is one too many, as Ajv does. */
const REFUSES_CONSENTS =
  /\bconsents\b|\b(?:additional|extra|unexpected|unknown|unrecogni[sz]ed)[\s_-]+(?:fields?|inputs?|keys?|parameters?|propert(?:y|ies))\b/i;

type Said = z.output<typeof envelope> | undefined;

function saysYes(said: Said, { status: httpStatus }: Response): boolean {
  if (!said) return true;
  if (saysNo(said)) return false;
  const saysPending = httpStatus === PENDING.httpStatus && said.status === PENDING.status;
  return isThing(said) || SUCCESS.includes(said.status) || saysPending;
}

function saysNo(said: Said): boolean {
  return said?.success === false || said?.status === "error";
}

/** A refusal of the caller (401, 403, 429) and a failure (5xx) say nothing of what was asked for. */
function mayMeanNone({ ok, status }: Response): boolean {
  return ok || status === 400 || status === 422;
}

/** What has an id is the thing itself, and its status its own. */
function isThing({ _id }: { _id?: unknown }): boolean {
  return _id !== undefined;
}

/** What every call of the provider carries. */
export function callHeaders({ visitorAddress, idempotencyKey }: Caller): Headers {
  const { API_TOKEN } = siteConfig();
  const headers = new Headers({ accept: "application/json" });
  if (API_TOKEN) headers.set("authorization", `Bearer ${API_TOKEN}`);
  if (API_TOKEN && visitorAddress) headers.set("x-forwarded-for", visitorAddress);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  const requestId = currentRequestId();
  if (requestId) headers.set(REQUEST_ID_HEADER, requestId);
  return headers;
}

async function send(path: string, options: CallOptions, signal: AbortSignal): Promise<Response> {
  const { API_BASE_URL } = siteConfig();
  const headers = callHeaders(options);
  if (options.body !== undefined) headers.set("content-type", "application/json");
  try {
    const response = await fetch(API_BASE_URL + path, {
      method: options.method ?? "GET",
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      cache: "no-store",
      // Not every runtime can be told to fail at one.
      redirect: "manual",
      signal,
    });
    if (!isRedirect(response)) return response;
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}, which is not followed`);
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", path, { cause });
  }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** A page of HTML under any status is the word of something in between, not of the provider. */
async function readJson(path: string, response: Response, signal?: AbortSignal): Promise<unknown> {
  const answer = await readText(response).catch((cause: unknown) => {
    throw new ProviderError(signal?.aborted ? "timeout" : "malformed", path, { cause });
  });
  const body = parseJson(answer);
  if (typeof body === "object" && body !== null) return body;
  const cause = `HTTP ${response.status} without a JSON object or list`;
  throw new ProviderError(response.ok ? "malformed" : "refused", path, { cause, ...answered(response) });
}

function answered({ status, headers }: Response) {
  return { status, retryAfter: headers.get("retry-after") };
}

/** `undefined` for what is not JSON: the parser's own error would quote the body, which may be personal. */
function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
