import { type ChurchColors, DEFAULT_COLORS, mendColors, parseColor } from "@lampstand/contract/colors";
import { dayIn, isTimeZone } from "@lampstand/contract/days";
import { DEFAULT_LANGUAGE, type Language } from "@lampstand/contract/languages";
import { DEFAULT_TIME_ZONE } from "@lampstand/runtime/defaults";
import type { Payload } from "payload";

import { dayBefore } from "../../lib/days";
import { environment } from "../../lib/environment";
import type { Setting } from "../../payload-types";

/** The church's identity, for what the provider itself shows and sends. */
export type Church = {
  name: string;
  /** The path of its logo on the provider; `null` without one. */
  logo: string | null;
  /** The path of its icon; `null` without one. */
  icon: string | null;
  colors: ChurchColors;
};

/** Reads the church from ‘Your church’. Without a name there, uses the name that emails are sent under. */
export async function readChurch(payload: Payload): Promise<Church> {
  const { company, logo, icon, ...colors } = await payload.findGlobal({
    slug: "settings",
    depth: 1,
    select: { company: true, logo: true, icon: true, groundColor: true, accentColor: true },
  });
  return {
    name: company || payload.email.defaultFromName,
    logo: pathOf(logo),
    icon: pathOf(icon),
    colors: colorsOf(colors),
  };
}

function pathOf(picture: Setting["logo"]): string | null {
  return typeof picture === "object" && picture?.filename ? `/uploads/images/${picture.filename}` : null;
}

/** Returns the church's two colours, readable, with ours in place of any it hasn't chosen. */
export function colorsOf({
  groundColor,
  accentColor,
}: Pick<Setting, "groundColor" | "accentColor">): ChurchColors {
  return mendColors({
    ground: parseColor(groundColor ?? "") ?? DEFAULT_COLORS.ground,
    accent: parseColor(accentColor ?? "") ?? DEFAULT_COLORS.accent,
  });
}

/** Returns the URL of the church's logo for emails; `null` without one. */
export function logoAddress({ logo }: Church): string | null {
  return logo && `${environment().publicUrl}${logo}`;
}

/** The time zone of the church's clocks and calendar, by its IANA name. */
export async function churchTimeZone(payload: Payload): Promise<string> {
  return timeZoneOf(await payload.findGlobal({ slug: "settings", depth: 0, select: { timeZone: true } }));
}

/** Returns the time zone in stored settings; the default if there is none that this machine knows. */
export function timeZoneOf({ timeZone }: Pick<Setting, "timeZone">): string {
  return timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
}

/** The day on the church's calendar at a moment, or that many days before it, as `2026-11-22`. */
export async function churchDay(payload: Payload, moment: Date, daysBefore = 0): Promise<string> {
  return dayBefore(dayIn(await churchTimeZone(payload), moment.toISOString()), daysBefore);
}

type SiteLanguages = { own: Language; others: Language[] };

/** The languages of the site: the church's own, and the others that visitors can choose. */
export async function siteLanguages(payload: Payload): Promise<SiteLanguages> {
  const select = { ownLanguage: true, otherLanguages: true } as const;
  return languagesOf(await payload.findGlobal({ slug: "settings", depth: 0, select }));
}

/** The languages of the site in stored settings. */
export function languagesOf({
  ownLanguage,
  otherLanguages,
}: Pick<Setting, "ownLanguage" | "otherLanguages">): SiteLanguages {
  const own = ownLanguage ?? DEFAULT_LANGUAGE;
  return { own, others: (otherLanguages ?? []).filter((language) => language !== own) };
}
