import "server-only";
import { cache } from "react";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { link, text } from "./fields";
import { readContent } from "./payload";
import { TAGS } from "./tags";

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

/** The frame stands without its settings, so no page waits for them longer than this, in milliseconds. */
const SETTINGS_TIMEOUT_MS = 1000;

const readSettings = cachedQuery({
  name: "settings",
  tags: [TAGS.settings],
  timeoutMs: SETTINGS_TIMEOUT_MS,
  load: async () =>
    settings.parse(await readContent("/web/setting-page-content", Object.keys(settings.shape))),
});

/** The settings, or `null` while the provider does not answer and has not answered before. */
export const getKnownSettings = cache(async (): Promise<SiteSettings | null> => {
  const reading = await readSettings();
  return reading.state === "unavailable" ? null : dataOr(reading, settings.parse({}));
});

/** Site-wide links and contacts; every one may be absent. Read once per render. */
export const getSettings = cache(
  async (): Promise<SiteSettings> => (await getKnownSettings()) ?? settings.parse({}),
);
