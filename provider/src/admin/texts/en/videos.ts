export const videos = {
  active: "It’s on the site.",
  declined: "It isn’t on the site because its story was declined.",
  description: "What visitors can watch once it’s published.",
  hidden: "It’s published, but not on the site right now.",
  onTheSite: "On the site",
  pending: "It isn’t on the site yet.",
  plural: "Videos",
  publish: "Publish",
  singular: "Video",
  titleHelp: "Usually the person's name and what the story is about.",
  titleLabel: "Title",
  unpublish: "Remove it from the site",
} as const;
