import "server-only";
import { DEFAULT_COLORS, paletteOf, parseColor } from "@lampstand/contract/colors";
import { COUNTS_DAILY } from "@lampstand/contract/counts";
import { isTimeZone } from "@lampstand/contract/days";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_NAMES } from "@lampstand/contract/languages";
import {
  CRISIS_LINES_MAX,
  RECORDING_QUESTIONS_MAX,
  RECORDING_SECONDS_DEFAULT,
  RECORDING_SECONDS_MAX,
  RECORDING_SECONDS_MIN,
} from "@lampstand/contract/limits";
import { CAPABILITIES, type Capability } from "@lampstand/contract/capabilities";
import { RECORDING_QUESTIONS } from "@lampstand/contract/wording";
import { TAGS } from "@lampstand/contract/tags";
import { cache } from "react";
import { z } from "zod";
import { noteOwnNetworks } from "@/lib/http/rate-limit";
import { cachedQuery, dataOr, type QueryResult } from "./cached-query";
import { link, media, nonEmptyText, parseItems, text } from "./fields";
import { DEFAULT_PHONE_COUNTRY, phoneCountryOf } from "@/lib/utils/phone-country";
import { readContent } from "./payload";

const COMPANY_FALLBACK = "Lampstand";

const color = z.string().transform(parseColor).catch(null);

const crisisLine = z
  .object({ name: nonEmptyText, phone: text, link })
  .refine(({ phone, link: address }) => phone !== "" || address !== null);

const languages = z
  .object({
    own: z.enum(LANGUAGE_NAMES).catch(DEFAULT_LANGUAGE),
    others: z
      .array(z.unknown())
      .transform((names) => [...new Set(names.filter(isLanguage))])
      .catch([]),
  })
  .transform(({ own, others }) => ({ own, others: others.filter((name) => name !== own) }));

const OWN_LANGUAGES = languages.parse({});

const identity = z
  .object({
    logo: media,
    icon: media,
    sharePicture: media,
    groundColor: color,
    accentColor: color,
    footerLine: text,
    timeZone: z.string().refine(isTimeZone).catch("UTC"),
    phoneCountry: z.string().transform(phoneCountryOf).catch(DEFAULT_PHONE_COUNTRY),
    /** A story's longest video; `null`: only its size is limited. */
    storyMinutes: z.number().min(1).nullable().catch(null),
    crisisLines: z.array(z.unknown()).catch([]),
    languages: languages.catch(OWN_LANGUAGES),
  })
  .transform(({ groundColor, accentColor, crisisLines, ...rest }) => ({
    ...rest,
    /** `null`: the colours of the site's style sheet. */
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

export type ChurchIdentity = z.output<typeof identity>;

export type CrisisLine = ChurchIdentity["crisisLines"][number];

const QUESTIONS = RECORDING_QUESTIONS.map((text) => ({ text, translations: [] }));

const translation = z.object({ language: nonEmptyText, text: nonEmptyText });

const question = z.object({
  text: nonEmptyText,
  translations: z
    .array(z.unknown())
    .catch([])
    .transform((items) => parseItems("question-translations", translation, items)),
});

const recording = z.object({
  longestSeconds: z
    .number()
    .min(RECORDING_SECONDS_MIN)
    .max(RECORDING_SECONDS_MAX)
    .catch(RECORDING_SECONDS_DEFAULT),
  questions: z
    .array(z.unknown())
    .transform((items) => parseItems("questions", question, items.slice(0, RECORDING_QUESTIONS_MAX)))
    .catch(QUESTIONS),
  canLeaveOut: z.boolean().catch(false),
  canReorder: z.boolean().catch(false),
});

const OWN_RECORDING = recording.parse({});

export type RecordingSettings = z.output<typeof recording>;

const safety = z.object({ asksParentOf: z.array(z.string()).catch([]) });

const menuPage = z.object({ slug: nonEmptyText, title: nonEmptyText });

const answered = z.object({
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
  recording: recording.catch(OWN_RECORDING),
  /** `null`: there are no questions about safety. */
  safety: safety.nullable().catch(null),
  offers: z
    .array(z.unknown())
    .transform((names) => CAPABILITIES.filter((capability) => names.includes(capability)))
    .catch([]),
  counts: z.literal(COUNTS_DAILY).nullable().catch(null),
  /** Also missing in settings that the previous version stored. */
  menuPages: z
    .array(z.unknown())
    .transform((pages) => parseItems("menu-pages", menuPage, pages))
    .optional()
    .catch(undefined),
  /** Also missing in settings that the previous version stored. */
  ownNetworks: z.array(z.string()).optional().catch(undefined),
});

const settings = answered.transform(({ offers, ...others }) => ({ ...others, capabilities: offers }));

export type SiteSettings = Omit<z.output<typeof settings>, "ownNetworks">;

/** The layout works without its settings, so no page waits longer for them. */
const SETTINGS_TIMEOUT_MS = 1000;

const readSettings = cachedQuery({
  name: "settings",
  tags: [TAGS.settings],
  timeoutMs: SETTINGS_TIMEOUT_MS,
  load: async () =>
    settings.parse(await readContent("/web/setting-page-content", Object.keys(answered.shape))),
});

export const DEFAULT_SETTINGS: SiteSettings = withoutNetworks(settings.parse({}));

/** While the settings are unavailable, forms ask as much about safety as any church can. */
export const CAREFUL_SAFETY: SiteSettings["safety"] = { asksParentOf: ["teen", "child"] };

function withoutNetworks({ ownNetworks, ...others }: z.output<typeof settings>) {
  return others;
}

export const getSettings = cache(async (): Promise<QueryResult<SiteSettings>> => {
  const result = await readSettings();
  if (result.state !== "found") return result;
  noteOwnNetworks(result.data.ownNetworks ?? []);
  return { ...result, data: withoutNetworks(result.data) };
});

/** Returns the time zone of the church's clocks and calendar. */
export async function getTimeZone(): Promise<string> {
  return dataOr(await getSettings(), DEFAULT_SETTINGS).church.timeZone;
}

/** Returns whether the provider offers an optional part. `unavailable`: unknown at the moment, which is no "no". */
export async function readCapability(capability: Capability): Promise<QueryResult<Capability>> {
  const result = await getSettings();
  if (result.state !== "found") return { state: "unavailable" };
  const isServed = result.data.capabilities.includes(capability);
  return isServed ? { state: "found", data: capability } : { state: "missing" };
}
