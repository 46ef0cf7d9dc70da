import type { Payload } from "payload";

import { spokenLanguage } from "../../messages/sentences";
import { churchLanguages } from "../church/church";
import type { Recipient } from "./mail";

/** A record with what somebody sent; `language` is the one in which they wrote. */
type Sender = { email: string; language?: string | null };

/**
 * Returns whom to answer: in the language in which they wrote if we have it, otherwise in the church's, or English. Links
 * lead to the site's pages in the language in which they wrote, if the church offers it.
 */
export async function recipientFor(payload: Payload, { email, language }: Sender): Promise<Recipient> {
  const { own, others } = await churchLanguages(payload);
  const prefix = others.find((name) => name === language);
  return { to: email, language: spokenLanguage(language, own), sitePrefix: prefix ? `/${prefix}` : "" };
}
