import { siteSettings } from "@/lib/test-support/site-settings";
import { socialLinks } from "./video-social-links";

const NONE = {
  youtube: null,
  facebook: null,
  tiktok: null,
  instagram: null,
  youtubeShort: null,
  church: null,
};

const FALLBACK_HOSTS = [
  ["tiktok", "www.tiktok.com"],
  ["facebook", "www.facebook.com"],
  ["instagram", "www.instagram.com"],
  ["youtube", "www.youtube.com"],
] as const;

describe("socialLinks", () => {
  it.each(FALLBACK_HOSTS)("links to the network itself if a video has no %s link", (network, host) => {
    expect(new URL(socialLinks(NONE, siteSettings())[network]).host).toBe(host);
  });

  it.each([...FALLBACK_HOSTS.map(([network]) => network), "church"] as const)(
    "uses the video's own %s link",
    (network) => {
      const own = `https://own.example/${network}`;
      const settings = siteSettings({ churchLink: "https://settings.example/" });
      expect(socialLinks({ ...NONE, [network]: own }, settings)[network]).toBe(own);
    },
  );

  it("links to the settings' church, or else to the home page", () => {
    const churchLink = "https://church.example/";
    expect(socialLinks(NONE, siteSettings({ churchLink })).church).toBe(churchLink);
    expect(socialLinks(NONE, siteSettings()).church).toBe("/");
  });
});
