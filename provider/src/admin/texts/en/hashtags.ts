export const hashtags = {
  description: "Subjects of stories. Drag the rows into the order visitors should see them in.",
  image: "Picture at the bottom of the videos",
  imageHelp: "Shown while visitors watch the stories of this hashtag.",
  imageLink: "Link for that picture",
  imageLinkHelp: "Where a tap on the picture leads.",
  isForStories: "Visitors can choose it for their story",
  isForStoriesHelp: "Untick this for hashtags that only staff should set, such as ‘featured’.",
  nameHelp: "One or two words. The site adds the # sign.",
  plural: "Hashtags",
  singular: "Hashtag",
  slugHelp: "The address of its stories is /hashtag/… followed by this name.",
  statusHelp: "Visitors can’t choose an inactive hashtag, and it has no page.",
} as const;
