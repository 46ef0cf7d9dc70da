import "server-only";
import { isLanguage } from "@lampstand/contract/languages";
import { cache } from "react";
import { pageSegment } from "@/lib/page-cache/page-segment";
import { inReadLanguage, type ReadLanguage } from "./read-language";
import { getSettings } from "./settings";

/** Returns the page's language if it isn't the church's own and the provider has translations. */
export const contentLanguage = cache(async (): Promise<ReadLanguage | null> => {
  const segment = await pageSegment();
  if (!isLanguage(segment)) return null;
  const settings = await getSettings();
  if (settings.state !== "found" || !settings.data.capabilities.includes("translations")) return null;
  const { own, others } = settings.data.church.languages;
  return others.includes(segment) ? { wanted: segment, own } : null;
});

/** Reads in the page's language what isn't cached. */
export async function inContentLanguage<T>(read: () => Promise<T>): Promise<T> {
  return inReadLanguage(await contentLanguage(), read);
}
