"use client";

import { useTranslation } from "@payloadcms/ui";

import type { english } from "./en";
import type { TextKey, Translate } from "./text";

/** Returns the function that translates the admin's texts in a client component. */
export function useText(): Translate {
  return useTranslation<typeof english, TextKey>().t;
}
