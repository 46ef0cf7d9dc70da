/** Parts of the site that a provider may serve, as its settings name them. The site hides the others. */
export const CAPABILITIES = [
  "prayers",
  "prayerMails",
  "reports",
  "talk",
  "saved",
  "collections",
  "moreCounts",
] as const;

export type Capability = (typeof CAPABILITIES)[number];
