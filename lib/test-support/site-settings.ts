import type { ChurchIdentity, SiteSettings } from "@/lib/provider/settings";

/** Returns a church that has chosen only this. */
export function churchIdentity(overrides: Partial<ChurchIdentity> = {}): ChurchIdentity {
  return {
    logo: null,
    icon: null,
    sharePicture: null,
    palette: null,
    footerLine: "",
    timeZone: "UTC",
    phoneCountry: "US",
    storyMinutes: null,
    crisisLines: [],
    languages: { own: "en", others: [] },
    ...overrides,
  };
}

/** Returns settings in which staff have filled in only these. */
export function siteSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    watchRealStoryLink: null,
    facebookLink: null,
    instagramLink: null,
    tiktokLink: null,
    youtubeLink: null,
    email: "",
    phoneNo: "",
    company: "",
    shopLink: null,
    shareStoryLink: null,
    churchLink: null,
    discoverJesusLink: null,
    church: churchIdentity(),
    recording: { longestSeconds: 120, questions: [], canLeaveOut: false, canReorder: false },
    safety: null,
    capabilities: [],
    counts: null,
    ...overrides,
  };
}
