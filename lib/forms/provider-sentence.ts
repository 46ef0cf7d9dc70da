import "server-only";
import { FAILURE_MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { createTranslator } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ProviderError } from "@/lib/provider/client";
import { truncate } from "@/lib/utils/text";

/** Returns why the provider refused: in the page's language if the catalogue has the sentence, otherwise in its words. */
export async function providerSentence(error: ProviderError): Promise<string> {
  const sentence = (await translated(error)) ?? error.providerMessage;
  return truncate(sentence, FAILURE_MESSAGE_MAX_LENGTH);
}

/** Returns `undefined` for a code that the catalogue lacks, or without the values that its sentence mentions. */
async function translated({ code, values }: ProviderError): Promise<string | undefined> {
  const [locale, { answers }] = await Promise.all([getLocale(), getMessages()]);
  const messages: Record<string, string> = answers;
  const key = answerKey(code);
  if (!Object.hasOwn(messages, key)) return undefined;
  try {
    return createTranslator({ locale, messages, onError })(key, values);
  } catch {
    return undefined;
  }
}

/** Returns the key of a sentence in the catalogue's area `answers`: `codesInvalid` for the code `codes.invalid`. */
export function answerKey(code: string): string {
  return code.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());
}

function onError(error: Error): never {
  throw error;
}
