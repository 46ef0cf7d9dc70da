import type { Messages } from "next-intl";

type SitePage = keyof Messages["pageDescriptions"];

/** The pages that search engines index: their canonical paths, and the keys of their titles and descriptions. */
export const SITE_PAGES = {
  "/": "home",
  "/about-us": "aboutUs",
  "/discover-jesus": "discoverJesus",
  "/privacy-policy": "privacyPolicy",
  "/terms-service": "termsService",
  "/video-reels": "reels",
  "/language": "language",
  "/hashtags": "hashtags",
  "/install-app": "installApp",
  "/help-desk": "helpDesk",
  "/upload-story": "uploadStory",
  "/contact-us": "contactUs",
  "/join-us": "joinUs",
  "/volunteer": "volunteer",
  "/blog": "blog",
} as const satisfies Record<string, SitePage>;

export type SitePagePath = keyof typeof SITE_PAGES;

export function findSitePage(name: string): SitePagePath | null {
  const path = name === "home" ? "/" : `/${name}`;
  return isSitePage(path) ? path : null;
}

export function sitePageName(path: SitePagePath): string {
  return path === "/" ? "home" : path.slice(1);
}

function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(SITE_PAGES, path);
}
