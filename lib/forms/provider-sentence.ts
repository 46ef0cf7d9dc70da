import "server-only";
import { FAILURE_MESSAGE_MAX_LENGTH } from "@lampstand/contract/limits";
import { createTranslator, type Messages } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import * as z from "zod/mini";
import type { ProviderError } from "@/lib/provider/client";
import { truncate } from "@/lib/utils/text";

const number = z.number();

const wait = z.object({ unit: z.enum(["minutes", "seconds"]), count: number });

/** What sentences mention. A build formats without checking it, and would show 'NaN' or 'undefined'. */
const MENTIONED: Record<string, z.ZodMiniType> = {
  codesJustSent: wait,
  codesTooManySent: wait,
  codesTooManyWrong: wait,
  fieldsTooLong: z.object({ field: z.string(), max: number }),
  serviceTooManyFromNetwork: wait,
  serviceTooManyTries: wait,
  serviceUnexpected: z.object({ id: z.string() }),
  storiesDescriptionTooLong: z.object({ max: number }),
  storiesFileUnknownFormat: z.object({ codec: z.string() }),
  storiesHashtagsTooMany: z.object({ max: number }),
  storiesSlugInvalid: z.object({ min: number }),
  storiesTooLong: z.object({
    minutes: number,
    seconds: number,
    longestMinutes: number,
    longestSeconds: number,
  }),
} satisfies Partial<Record<keyof Messages["answers"], z.ZodMiniType>>;

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
  if (!Object.hasOwn(messages, key) || MENTIONED[key]?.safeParse(values).success === false) return undefined;
  return createTranslator({ locale, messages })(key, values);
}

/** Returns the key of a sentence in the catalogue's area `answers`: `codesInvalid` for the code `codes.invalid`. */
export function answerKey(code: string): string {
  return code.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());
}
