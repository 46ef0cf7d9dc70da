import { type Sentence, wordsOf } from "../../messages/sentences";

/** An expected failure of a call, with a sentence for visitors or plain words for the caller. */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 507,
    readonly reason: Sentence | string,
    readonly headers: Record<string, string> = {},
  ) {
    super(wordsOf(reason));
  }
}

/** Returns a JSON response. The site caches what it reads; nothing in between may. */
export function json(
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, {
    status: init.status ?? 200,
    headers: { "cache-control": "no-store", ...init.headers },
  });
}

/** Returns a failure in the contract's form. */
export function failure(
  status: number,
  reason: Sentence | string,
  headers: Record<string, string> = {},
): Response {
  const said = typeof reason === "string" ? { message: reason } : reason;
  return json({ status: "error", ...said }, { status, headers });
}
