import "server-only";
import { currentRequestId, REQUEST_ID_HEADER } from "@lampstand/runtime/request-context";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { readText } from "@/lib/http/body";
import { nonEmptyText, text } from "./fields";
import { currentPreview } from "./preview-state";
import { withReadLanguage } from "./read-language";

export type ProviderFailure = "unreachable" | "timeout" | "malformed" | "refused" | "missing";

const sentenceValues = z.record(z.string(), z.union([z.number(), nonEmptyText]));

type Values = z.output<typeof sentenceValues>;

type Details = {
  cause?: unknown;
  message?: string;
  code?: string;
  values?: Values;
  status?: number;
  retryAfter?: string | null;
  isExplicitRefusal?: boolean;
  refusesConsents?: boolean;
};

export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  /** The provider's own sentence, safe to show to visitors; may be empty. */
  readonly providerMessage: string;
  /** Names this sentence; empty if the provider doesn't. */
  readonly code: string;
  /** What this sentence mentions. */
  readonly values: Values;
  readonly status: number | null;
  readonly retryAfter: string | null;
  /** The provider itself refused: `success: false` or `status: "error"`, with a matching HTTP status. */
  readonly isExplicitRefusal: boolean;
  readonly refusesConsents: boolean;

  constructor(failure: ProviderFailure, path: string, options: Details = {}) {
    super(`provider ${failure}: ${path}`, { cause: options.cause });
    this.name = "ProviderError";
    this.failure = failure;
    this.providerMessage = options.message ?? "";
    this.code = options.code ?? "";
    this.values = options.values ?? {};
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
    this.isExplicitRefusal = options.isExplicitRefusal ?? false;
    this.refusesConsents = options.refusesConsents ?? false;
  }
}

export const WRITE_TIMEOUT_MS = 8000;

export const READ_TIMEOUT_MS = 5000;

const envelope = z.looseObject({
  _id: z.unknown().optional(),
  status: z.unknown().optional(),
  success: z.unknown().optional(),
  message: text,
  code: text,
  values: sentenceValues.catch({}),
  data: z.unknown().optional(),
});

const SUCCESS: unknown[] = ["success", true, undefined, null];

/** A provider's answer while it waits for something, such as a code from an email. */
export const PENDING = { httpStatus: 202, status: "pending" } as const;

type Caller = {
  /** An IP address. The provider trusts it only together with `API_TOKEN`. */
  visitorAddress?: string | null;
  idempotencyKey?: string;
};

type CallOptions = Caller & {
  method?: "GET" | "POST";
  body?: unknown;
  timeoutMs?: number;
  /** The only HTTP status that counts as success, whatever the body says; the result is then `null`. */
  successStatus?: number;
};

/** @throws {ProviderError} `missing` for 404 and 410, `refused` for other failures that the provider reports */
export async function callProvider(path: string, options: CallOptions = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? READ_TIMEOUT_MS);
  const preview = (options.method ?? "GET") === "GET" ? currentPreview() : null;
  const asked = withReadLanguage(path);
  const response = preview
    ? await send(PREVIEW_PATH, { ...options, method: "POST", body: { ...preview, path: asked } }, signal)
    : await send(asked, options, signal);
  const { successStatus } = options;
  if (successStatus === undefined) return readAnswer(path, response, signal);
  if (response.status !== successStatus) return refuseOther(path, successStatus, response, signal);
  await response.body?.cancel();
  return null;
}

async function refuseOther(path: string, expected: number, response: Response, signal: AbortSignal) {
  await readAnswer(path, response, signal);
  const cause = `HTTP ${response.status} where only ${expected} is a success`;
  throw new ProviderError("malformed", path, { cause, ...answered(response) });
}

/** Reads for a preview go here: the provider answers each path with the previewed version. */
const PREVIEW_PATH = "/preview/read";

export async function readAnswer(path: string, response: Response, signal?: AbortSignal): Promise<unknown> {
  const body = await readJson(path, response, signal);
  const outer = envelope.safeParse(body).data;
  const wrapped = envelope.safeParse(outer?.data).data;
  if (response.ok && isSuccess(outer, response) && !isRefusal(wrapped)) return body;
  const isGone = response.status === 404 || response.status === 410;
  const refusal = outer?.message || !isRefusal(wrapped) ? outer : wrapped;
  throw new ProviderError(isGone ? "missing" : "refused", path, {
    cause: `HTTP ${response.status}`,
    message: refusal?.message,
    code: refusal?.code,
    values: refusal?.values,
    isExplicitRefusal: (isRefusal(outer) || isRefusal(wrapped)) && mayMeanNone(response),
    refusesConsents: mayMeanNone(response) && REFUSES_CONSENTS.test(JSON.stringify(body)),
    ...answered(response),
  });
}

/** Validators name the field or, like Ajv, only report an unknown one. */
const REFUSES_CONSENTS =
  /\bconsents\b|\b(?:additional|extra|unexpected|unknown|unrecogni[sz]ed)[\s_-]+(?:fields?|inputs?|keys?|parameters?|propert(?:y|ies))\b/i;

type Envelope = z.output<typeof envelope> | undefined;

function isSuccess(answer: Envelope, { status: httpStatus }: Response): boolean {
  if (!answer) return true;
  if (isRefusal(answer)) return false;
  const isPending = httpStatus === PENDING.httpStatus && answer.status === PENDING.status;
  return isThing(answer) || SUCCESS.includes(answer.status) || isPending;
}

function isRefusal(answer: Envelope): boolean {
  return answer?.success === false || answer?.status === "error";
}

/** 401, 403, 429 and 5xx do not tell whether the thing exists. */
function mayMeanNone({ ok, status }: Response): boolean {
  return ok || status === 400 || status === 422;
}

/** A thing has an id, and its `status` is its own, not the answer's. */
function isThing({ _id }: { _id?: unknown }): boolean {
  return _id !== undefined;
}

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
      // Not every runtime supports "error" here.
      redirect: "manual",
      signal,
    });
    if (!isRedirect(response)) return response;
    await response.body?.cancel();
    throw new Error(`HTTP ${response.status}, and redirects are not followed`);
  } catch (cause) {
    throw new ProviderError(signal.aborted ? "timeout" : "unreachable", path, { cause });
  }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** An HTML page comes from a proxy in between, not from the provider, whatever its status. */
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

/** Returns `undefined` instead of throwing: the parser's error would quote the body, which may be personal. */
function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
