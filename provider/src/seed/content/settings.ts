import type { SeedSettings } from "./types";

export const settings: SeedSettings = {
  company: "Lampstand",
  watchRealStoryLink: "/hashtag/featured",
  facebookLink: "https://www.facebook.com/lampstandstories",
  instagramLink: "https://www.instagram.com/lampstandstories",
  tiktokLink: "https://www.tiktok.com/@lampstandstories",
  youtubeLink: "https://www.youtube.com/@lampstandstories",
  churchLink: "https://church.lampstand.example",
  shopLink: "https://shop.lampstand.example",
  shareStoryLink: "https://stories.lampstand.example/share",
  email: "hello@lampstand.example",
  phoneNo: "+1 312 555 0142",
};
