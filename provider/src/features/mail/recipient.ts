import { isLanguage } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { siteLanguages } from "../church/church";
import type { Recipient } from "./mail";

/** A record with what somebody sent; `language` is the one in which they wrote. */
type Sender = { email: string; language?: string | null };

/**
 * Returns whom to answer: in the language in which they wrote, otherwise in the church's. Links lead to the site's pages
 * in the language in which they wrote, if the church offers it.
 */
export async function recipientFor(payload: Payload, { email, language }: Sender): Promise<Recipient> {
  const { own, others } = await siteLanguages(payload);
  const prefix = others.find((name) => name === language);
  return {
    to: email,
    language: isLanguage(language) ? language : own,
    sitePrefix: prefix ? `/${prefix}` : "",
  };
}
