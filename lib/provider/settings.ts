import "server-only";
import { DEFAULT_COLORS, paletteOf, parseColor } from "@lampstand/contract/colors";
import { COUNTS_DAILY } from "@lampstand/contract/counts";
import { CRISIS_LINES_MAX } from "@lampstand/contract/limits";
import { TAGS } from "@lampstand/contract/tags";
import { connection } from "next/server";
import { cache } from "react";
import { z } from "zod";
import { cachedQuery, type QueryResult } from "./cached-query";
import { callProvider } from "./client";
import { link, media, nonEmptyText, parseItems, text } from "./fields";
import { DEFAULT_PHONE_COUNTRY, phoneCountryOf } from "@/lib/utils/phone-country";
import { readContent } from "./payload";

/** The name of the site where the provider gives none. */
const COMPANY_FALLBACK = "Lampstand";

const color = z.string().transform(parseColor).catch(null);

const crisisLine = z
  .object({ name: nonEmptyText, phone: text, link })
  .refine(({ phone, link: address }) => phone !== "" || address !== null);

const identity = z
  .object({
    logo: media,
    icon: media,
    sharePicture: media,
    groundColor: color,
    accentColor: color,
    footerLine: text,
    phoneCountry: z.string().transform(phoneCountryOf).catch(DEFAULT_PHONE_COUNTRY),
    /** How long a story's video may be; `null` where only its size counts. */
    storyMinutes: z.number().min(1).nullable().catch(null),
    crisisLines: z.array(z.unknown()).catch([]),
  })
  .transform(({ groundColor, accentColor, crisisLines, ...rest }) => ({
    ...rest,
    /** `null` where the church has chosen none: the site's own are in its style sheet. */
    palette:
      groundColor || accentColor
        ? paletteOf({
            ground: groundColor ?? DEFAULT_COLORS.ground,
            accent: accentColor ?? DEFAULT_COLORS.accent,
          })
        : null,
    crisisLines: parseItems("crisis-lines", crisisLine, crisisLines.slice(0, CRISIS_LINES_MAX)),
  }));

const NO_IDENTITY = identity.parse({});

/** Whose site it is. What the provider does not tell is the site's own. */
export type ChurchIdentity = z.output<typeof identity>;

/** Somebody whom people in distress can reach: a phone number, an address or both. */
export type CrisisLine = ChurchIdentity["crisisLines"][number];

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
  discoverJesusLink: link,
  church: identity.catch(NO_IDENTITY),
  /** Whether the provider takes counts of what is watched. */
  counts: z.literal(COUNTS_DAILY).nullable().catch(null),
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
