import type { ProviderError } from "@/lib/provider/provider-error";
import { shortened } from "@/lib/seo/summary";

/** As much of a provider's sentence as is handed on, in characters. */
const LONGEST = 200;

/** What the provider says for the visitor to read; empty when it says nothing. */
export function providerSentence({ providerMessage }: ProviderError): string {
  return shortened(providerMessage, LONGEST);
}
