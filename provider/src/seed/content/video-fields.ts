import type { SeedVideo } from "./types";

type Files = Pick<SeedVideo, "slug" | "clip" | "poster" | "captions" | "width" | "height" | "duration">;
type Networks = Pick<
  SeedVideo,
  "youtubeLink" | "facebookLink" | "tiktokLink" | "instagramLink" | "YTShortLink" | "churchLink"
>;

/** The files of a clip, all named after its slug; `duration` in seconds. */
export function clip(slug: string, duration: number, format: "portrait" | "landscape" = "portrait"): Files {
  const [width, height] = format === "portrait" ? [720, 1280] : [1280, 720];
  return {
    slug,
    clip: `videos/${slug}.mp4`,
    poster: `posters/${slug}.jpg`,
    captions: `captions/${slug}.vtt`,
    width,
    height,
    duration,
  };
}

/** Where the same story stands on the networks, under an invented address. */
export function networks(post: string): Networks {
  return {
    youtubeLink: `https://www.youtube.com/@lampstandstories/${post}`,
    facebookLink: `https://www.facebook.com/lampstandstories/posts/${post}`,
    tiktokLink: `https://www.tiktok.com/@lampstandstories/video/${post}`,
    instagramLink: `https://www.instagram.com/lampstandstories/reel/${post}`,
    YTShortLink: `https://www.youtube.com/shorts/${post}`,
    churchLink: "https://church.lampstand.example",
  };
}

/** A story that its teller wished to have on this site only. */
export const noNetworks: Networks = {
  youtubeLink: "",
  facebookLink: "",
  tiktokLink: "",
  instagramLink: "",
  YTShortLink: "",
  churchLink: "",
};
