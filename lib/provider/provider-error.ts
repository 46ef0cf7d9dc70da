/** Why a provider's answer cannot be used. `missing` is an answer in itself: there is no such thing. */
export type ProviderFailure = "unreachable" | "timeout" | "malformed" | "refused" | "missing";

type Details = { cause?: unknown; message?: string; status?: number; retryAfter?: string | null };

/** A call to the provider that brought no usable answer. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  /** The provider's own sentence, fit to show to a visitor; empty when it gave none. */
  readonly providerMessage: string;
  /** The HTTP status of the answer; `null` when there was none. */
  readonly status: number | null;
  /** When to ask again, in the provider's own `Retry-After`. */
  readonly retryAfter: string | null;

  constructor(failure: ProviderFailure, path: string, options: Details = {}) {
    super(`provider ${failure}: ${path}`, { cause: options.cause });
    this.name = "ProviderError";
    this.failure = failure;
    this.providerMessage = options.message ?? "";
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}
