type SitePage = {
  title: string;
  description: string;
};

export const SITE_PAGES = {
  "/": {
    title: "Real stories of faith",
    description:
      "Short videos of people sharing what faith has meant in their lives. Watch one, or share your own.",
  },
  "/about-us": {
    title: "About us",
    description: "Who we are, why we collect stories of faith, and how you can join us.",
  },
  "/discover-jesus": {
    title: "Discover Jesus",
    description: "Who Jesus is, what he said about himself, and how to take a first step towards him.",
  },
  "/privacy-policy": {
    title: "Privacy policy",
    description: "What we keep about you, why and for how long, and how to have it removed.",
  },
  "/terms-service": {
    title: "Terms of service",
    description: "The rules for watching stories here and sharing your own.",
  },
  "/video-reels": {
    title: "Video reels",
    description: "One short story of faith after another. Watch, listen and share them.",
  },
  "/language": {
    title: "Choose the language",
    description: "The languages in which you can watch stories of faith.",
  },
  "/hashtags": {
    title: "Choose a hashtag",
    description: "Choose the subjects that matter to you and watch stories of faith about them.",
  },
  "/install-app": {
    title: "Install the app",
    description: "Take the stories with you: our app for iPhone and Android.",
  },
  "/help-desk": {
    title: "Help desk",
    description:
      "Answers to common questions about watching, sharing and removing a story, and how to reach us.",
  },
  "/upload-story": {
    title: "Upload your story",
    description: "Send us a video about what faith has meant in your life. It can be up to 1 GB.",
  },
  "/contact-us": {
    title: "Contact",
    description: "Write to us with a question, a word of thanks or a story you would like to tell.",
  },
  "/join-us": {
    title: "Share your testimony",
    description: "Tell us who you are and how we may use the testimony you shared with us.",
  },
  "/volunteer": {
    title: "Volunteer",
    description: "Help people tell their stories: what volunteers do, and how to join them.",
  },
  "/blog": {
    title: "All Blogs",
    description: "Articles about telling, filming and listening to stories of faith.",
  },
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
