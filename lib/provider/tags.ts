/** The cache tags that reads carry and that the provider names when something changed. */
export const TAGS = {
  everything: "everything",
  settings: "settings",
  home: "home",
  about: "about",
  page: (slug: string) => `page:${slug}`,
  videos: "videos",
  video: (slug: string) => `video:${slug}`,
  hashtags: "hashtags",
  hashtag: (slug: string) => `hashtag:${slug}`,
  languages: "languages",
  appInstall: "app-install",
  faqs: "faqs",
  help: "help",
  volunteer: "volunteer",
  blogs: "blogs",
  blog: (slug: string) => `blog:${slug}`,
} as const;

/** How long a read stays fresh when nobody announces a change, in seconds. */
export const LIFETIME = { content: 300, feed: 60 } as const;
