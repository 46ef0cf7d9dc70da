import { isLanguage } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { churchLanguage } from "../church/church";
import type { Recipient } from "./mail";

/** A record with what somebody sent; `language` is the one in which they wrote. */
type Sender = { email: string; language?: string | null };

/** Returns whom to answer: in the language in which they wrote, otherwise in the church's. */
export async function recipientFor(payload: Payload, { email, language }: Sender): Promise<Recipient> {
  return { to: email, language: isLanguage(language) ? language : await churchLanguage(payload) };
}
