import { getTranslation } from "@payloadcms/translations";
import type { LabelFunction, Payload, StaticLabel } from "payload";

type Label = LabelFunction | StaticLabel | false | undefined;

/** Whom a label is for: a request, or what Payload passes to server components. */
export type Reader = { i18n: Parameters<typeof getTranslation>[1]; payload: Payload };

/** Returns a label of Payload's configuration in the reader's language; the fallback if there is none. */
export function labelIn({ i18n }: Pick<Reader, "i18n">, label: Label, fallback: string): string {
  return label ? getTranslation(label, i18n) : fallback;
}
