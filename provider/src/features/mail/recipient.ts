import type { Language } from "@lampstand/contract/languages";
import type { Payload } from "payload";

import { spokenLanguage } from "../../messages/sentences";
import { churchLanguage } from "../church/church";
import type { Recipient } from "./mail";

type Sender = { email: string; language?: Language | null };

/** Returns whom to answer: in the language in which they wrote if we have it, otherwise in the church's, or English. */
export async function recipientFor(payload: Payload, { email, language }: Sender): Promise<Recipient> {
  return { to: email, language: spokenLanguage(language, await churchLanguage(payload)) };
}
