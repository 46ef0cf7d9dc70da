import "server-only";
import { z } from "zod";
import { logError } from "@/lib/utils/log";
import type { QueryResult } from "./cached-query";
import { isoDate, parseItems, requiredText, text } from "./fields";
import { findRecord } from "./payload";
import { ProviderError } from "./provider-error";
import { callProvider } from "./request";

const TOKEN = /^[\w-]{43}$/;

const consent = z.object({
  purpose: requiredText,
  sentence: text,
  givenAt: isoDate,
  withdrawnAt: isoDate,
});

const consents = z.object({
  name: text,
  about: text,
  consents: z
    .array(z.unknown())
    .catch([])
    .transform((items) => parseItems("consents", consent, items)),
});

/** What somebody agreed to with a submission, and took back since. */
export type GivenConsents = z.output<typeof consents>;

/** What the token of a receipt leads to. It is nobody else's business: nothing of it is cached, or told to the log. */
export async function readConsents(token: string): Promise<QueryResult<GivenConsents>> {
  if (!TOKEN.test(token)) return { state: "missing" };
  try {
    const answer = findRecord(await callProvider(`/consents/${token}`), ["consents"]);
    return answer ? { state: "found", data: consents.parse(answer) } : { state: "unavailable" };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.failure === "missing") return { state: "missing" };
    logError("consents-not-read", error.failure);
    return { state: "unavailable" };
  }
}

/**
 * Takes back all that was agreed to, for whoever asks from this IP address. `false` when the provider did not say that it
 * is done.
 */
export async function withdrawConsents(token: string, visitorAddress: string | null): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  try {
    await callProvider("/withdraw-consents", { method: "POST", body: { token }, visitorAddress });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("consents-not-withdrawn", error.failure);
    return false;
  }
}
