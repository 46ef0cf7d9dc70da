export const videos = {
  active: "It’s on the site.",
  churchLinkHelp: "The website of the person’s church.",
  declined: "It isn’t on the site, because its story was declined or withdrawn.",
  description: "What visitors can watch once it’s published.",
  descriptionHelp: "At most {{most}} characters.",
  facebookLinkHelp: "The same story on Facebook.",
  hashtagIdHelp: "What the story is about. ‘featured’ adds it to the featured stories.",
  hidden: "It’s published, but not on the site right now.",
  instagramLinkHelp: "The same story on Instagram.",
  onTheSite: "On the site",
  pending: "It isn’t on the site yet.",
  plural: "Videos",
  poster: "Still picture",
  posterHelp: "Shown until the clip plays. It should be the same shape as the clip.",
  publish: "Publish",
  recordedAtHelp: "Where or when the clip was made, for example the name of a church.",
  singular: "Video",
  slugHelp: "The video’s address is /video-detail/… followed by this name.",
  statusActive: "Active (published)",
  statusDeclined: "Declined",
  statusPending: "Pending (to be reviewed)",
  stays:
    "Someone has withdrawn their consent to this video. Its clip and still picture stay with it until it’s erased.",
  tiktokLinkHelp: "The same story on TikTok.",
  titleHelp: "Usually the person’s name and what the story is about.",
  titleLabel: "Title",
  unpublish: "Remove it from the site",
  videoLinkHelp: "The video itself. Upright (9:16) clips look best.",
  youtubeLinkHelp: "The same story on YouTube.",
  YTShortLinkHelp: "The same story as a YouTube Short.",
} as const;

export const videoMonth = {
  heading: "The last 30 days",
  numbers: "Every part in numbers",
  watchedHalf:
    "How many people kept watching, from the start to the end. At {{moment}}, fewer than half were still watching.",
  watchedToTheEnd:
    "How many people kept watching, from the start to the end. At least half of them stayed to the end.",
} as const;

export const videoReports = {
  count_one: "Reported once",
  count_other: "Reported {{count}} times",
  decide: "Read and decide",
} as const;

export const translations = {
  articleHelp: "With pictures and videos of the original only.",
  description: "Your stories, articles and pages in your site’s other languages.",
  exists: "There’s a translation into {{language}} already.",
  foreignMedia:
    "A translation shows only the pictures and videos of its original. Please add them to the original first.",
  inTrash: "A translation into {{language}} is in the trash. Restore it there.",
  languageHelp: "One of the languages under ‘Your church’.",
  languageMissing: "Your site isn’t in {{language}}. Add it under ‘Your church’, Languages.",
  missing: "Please translate this too, or save it as a draft.",
  namesStoryteller: "This story must not name its storyteller. Please translate it without the name.",
  originalDeleted: "This has been deleted, so you can’t translate it.",
  plural: "Translations",
  singular: "Translation",
  statusHelp: "Only staff can see a draft. Visitors see a published translation while they see the original.",
  subject: "What you translate",
  subjectHelp: "You can’t change it later. The original is above each field.",
  title: "Title or name",
  words: "Description or summary",
} as const;

export const translating = {
  answer: "Answer {{number}}, translated",
  changed: "The original has changed since you translated it. Please compare both, then save.",
  changedCount: "{{language}}: {{count}} changed since",
  draft: "Draft",
  draftHelp: "A service writes it. Visitors don’t see it until you have read it and publish it.",
  gaps: "What’s left to translate",
  kindBlogs: "Blog article",
  kindFaqCategories: "Questions",
  kindHashtags: "Hashtag",
  kindPages: "Page",
  kindStoryCollections: "Collection",
  kindVideos: "Video",
  missingCount: "{{language}}: {{count}} not translated",
  oneLanguage: "Your site has one language. Add others under ‘Your church’, Languages.",
  original: "Original",
  question: "Question {{number}}",
  questionTranslated: "Question {{number}}, translated",
  writeDraft: "Draft a translation",
  writingDraft: "Writing a draft …",
} as const;
