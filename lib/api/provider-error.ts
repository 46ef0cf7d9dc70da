/** Why a provider's answer cannot be used. `missing` is an answer in itself: there is no such thing. */
export type ProviderFailure = "unreachable" | "timeout" | "malformed" | "refused" | "missing";

/** A call to the provider that brought no usable answer. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  /** The provider's own sentence, fit to show to a visitor; empty when it gave none. */
  readonly providerMessage: string;

  constructor(failure: ProviderFailure, path: string, options: { cause?: unknown; message?: string } = {}) {
    super(`provider ${failure}: ${path}`, { cause: options.cause });
    this.name = "ProviderError";
    this.failure = failure;
    this.providerMessage = options.message ?? "";
  }
}
