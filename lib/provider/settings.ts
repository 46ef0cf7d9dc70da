import "server-only";
import { TAGS } from "@lampstand/contract/tags";
import { connection } from "next/server";
import { cache } from "react";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { callProvider } from "./client";
import { link, text } from "./fields";
import { readContent } from "./payload";

/** The name of the site where the provider gives none. */
const COMPANY_FALLBACK = "Lampstand";

const settings = z.object({
  watchRealStoryLink: link,
  facebookLink: link,
  instagramLink: link,
  tiktokLink: link,
  youtubeLink: link,
  email: text,
  phoneNo: text,
  company: text.transform((company) => company || COMPANY_FALLBACK),
  shopLink: link,
  shareStoryLink: link,
  churchLink: link,
});

export type SiteSettings = z.output<typeof settings>;

/** The layout stands without its settings, so no page waits for them longer than this, in milliseconds. */
const SETTINGS_TIMEOUT_MS = 1000;

const readSettings = cachedQuery({
  name: "settings",
  tags: [TAGS.settings],
  timeoutMs: SETTINGS_TIMEOUT_MS,
  load: async () =>
    settings.parse(await readContent("/web/setting-page-content", Object.keys(settings.shape))),
});

/** What stands in for the settings during an outage: no links, no contacts, and the site's own name. */
export const DEFAULT_SETTINGS: SiteSettings = settings.parse({});

/** Site-wide links and contacts; every one may be absent. Read once per render. */
export const getSettings = cache(async (): Promise<QueryResult<SiteSettings>> => readSettings());

/** How long the provider may take to count as answering, in milliseconds. */
const HEALTH_TIMEOUT_MS = 2000;

/** Whether the provider answers now. */
export async function isProviderAnswering(): Promise<boolean> {
  await connection();
  try {
    await callProvider("/web/setting-page-content", { timeoutMs: HEALTH_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}
