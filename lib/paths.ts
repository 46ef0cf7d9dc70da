const segment = encodeURIComponent;

/** The paths of the site's pages and of the files it makes. Slugs are given as they are, not yet percent-encoded. */
export const paths = {
  home: "/",
  aboutUs: "/about-us",
  blogs: "/blog",
  blog: (slug: string) => `/blog/${segment(slug)}`,
  contactUs: "/contact-us",
  discoverJesus: "/discover-jesus",
  feed: "/feed.xml",
  hashtags: "/hashtags",
  hashtag: (slug: string) => `/hashtag/${segment(slug)}`,
  helpDesk: "/help-desk",
  installApp: "/install-app",
  joinUs: "/join-us",
  /** The same page as `joinUs`, under its former name. */
  joinUsForm: "/form",
  language: "/language",
  login: "/login",
  privacyPolicy: "/privacy-policy",
  profile: "/profile",
  profileDelete: "/profile/delete",
  profileEdit: "/profile/edit",
  reels: "/video-reels",
  /** The feed that works without script. */
  plainReels: "/video-reels-old",
  shortLink: (slug: string) => `/${segment(slug)}`,
  signup: "/signup",
  sitemap: "/sitemap.xml",
  termsService: "/terms-service",
  uploadStory: "/upload-story",
  video: (slug: string) => `/video-detail/${segment(slug)}`,
  videoEmbed: (slug: string) => `/embed/${segment(slug)}`,
  videoCaptions: (slug: string) => `/embed/${segment(slug)}/captions`,
  sharePicture: (kind: string, name: string) => `/preview/${kind}/${segment(name)}.jpg`,
  volunteer: "/volunteer",
  withdrawConsent: (token: string) => `/withdraw-consent/${segment(token)}`,
} as const;

/** The paths of the site's own API, for its pages and for the programs of others. */
export const apiPaths = {
  root: "/api/",
  form: (name: string) => `/api/forms/${name}`,
  member: (call: string) => `/api/members/${call}`,
  oembed: "/api/oembed",
  reelsByHashtags: "/api/reels/by-hashtags",
  reelsPage: (page: number) => `/api/reels/${page}`,
  session: "/api/session",
  stories: "/api/stories",
  uploads: "/api/uploads",
  withdrawConsent: "/api/withdraw-consent",
} as const;
