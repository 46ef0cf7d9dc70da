import { t } from "@payloadcms/translations";

import { english } from "../admin/texts/en";

/** Translates with the admin's own texts in English. */
export function translate(key: string, vars?: Record<string, unknown>): string {
  return t({ key, translations: english, vars });
}
