type StoryLink =
  "churchLink" | "youtubeLink" | "YTShortLink" | "facebookLink" | "tiktokLink" | "instagramLink";

/** Something for each of the addresses that a story and its video have elsewhere. */
export function eachLink<T>(of: (name: StoryLink) => T): Record<StoryLink, T> {
  return {
    churchLink: of("churchLink"),
    youtubeLink: of("youtubeLink"),
    YTShortLink: of("YTShortLink"),
    facebookLink: of("facebookLink"),
    tiktokLink: of("tiktokLink"),
    instagramLink: of("instagramLink"),
  };
}
