export const storyCollections = {
  description: "Videos that belong together. Drag the rows into the order visitors should see them in.",
  descriptionHelp: "One or two sentences for visitors and search engines.",
  isOnHome: "On the home page",
  nameHelp: "A few words, such as ‘Stories for Easter’.",
  plural: "Collections",
  singular: "Collection",
  slugHelp: "The collection’s address is /collection/… followed by this name.",
  statusHelp: "Visitors can’t see an inactive collection.",
  videos: "Videos",
  videosHelp:
    "Drag them into the order visitors watch them in. The collection uses the first one’s picture. Videos that aren’t on the site are left out.",
} as const;
