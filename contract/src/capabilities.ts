/** Parts of the site that a provider may support, as named in its settings. The site hides the others. */
export const CAPABILITIES = [
  "prayers",
  "prayerMails",
  "reports",
  "talk",
  "saved",
  "collections",
  "moreCounts",
  "reachedFurther",
  "videosByKeys",
  "searchLanguage",
  "translations",
] as const;

export type Capability = (typeof CAPABILITIES)[number];
