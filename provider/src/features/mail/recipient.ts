import type { Payload } from "payload";

import { spokenLanguage } from "../../messages/sentences";
import { churchLanguage } from "../church/church";
import type { Recipient } from "./mail";

/** A record with what somebody sent; `language` is the one in which they wrote. */
type Sender = { email: string; language?: string | null };

/** Returns whom to answer: in the language in which they wrote if we have it, otherwise in the church's, or English. */
export async function recipientFor(payload: Payload, { email, language }: Sender): Promise<Recipient> {
  return { to: email, language: spokenLanguage(language, await churchLanguage(payload)) };
}
