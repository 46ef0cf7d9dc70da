import { get } from "./route";
import { text } from "./shapes";

export const settings = [
  get("/web/setting-page-content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "settings", depth: 0 });
    const data = {
      watchRealStoryLink: text(stored.watchRealStoryLink),
      facebookLink: text(stored.facebookLink),
      instagramLink: text(stored.instagramLink),
      tiktokLink: text(stored.tiktokLink),
      youtubeLink: text(stored.youtubeLink),
      email: text(stored.email),
      phoneNo: text(stored.phoneNo),
      company: text(stored.company),
      shopLink: text(stored.shopLink),
      shareStoryLink: text(stored.shareStoryLink),
      churchLink: text(stored.churchLink),
    };
    return { status: "success", message: "Settings", data };
  }),
];
