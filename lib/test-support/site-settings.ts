import type { SiteSettings } from "@/lib/provider/settings";

/** Settings in which staff have filled in nothing but these. */
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
    ...overrides,
  };
}
