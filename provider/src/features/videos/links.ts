type StoryLink =
  "churchLink" | "youtubeLink" | "YTShortLink" | "facebookLink" | "tiktokLink" | "instagramLink";

/** Builds a value for each external address of a story and its video. */
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
