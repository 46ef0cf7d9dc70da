import { get } from "./route";
import { eitherPath, mediaPath, text } from "./shapes";

export const home = [
  get("/web/home-page-content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "home", depth: 1 });
    const data = {
      fTopHeading: text(stored.fTopHeading),
      fTopSubHeading: text(stored.fTopSubHeading),
      fVideo: eitherPath(stored.fVideo),
      fBottomHeading: text(stored.fBottomHeading),
      fBottomSubHeading: text(stored.fBottomSubHeading),
      sTopHeading: text(stored.sTopHeading),
      sTopSubHeading: text(stored.sTopSubHeading),
      sVideo: eitherPath(stored.sVideo),
      sBottomHeading: text(stored.sBottomHeading),
      tTopHeading: text(stored.tTopHeading),
      tTopSubHeading: text(stored.tTopSubHeading),
      tImages: (stored.tImages ?? []).map((image) => mediaPath("images", image)).filter(Boolean),
      tBottomHeading: text(stored.tBottomHeading),
      forthTopHeading: text(stored.forthTopHeading),
      forthTopSubHeading: text(stored.forthTopSubHeading),
      forthImage: eitherPath(stored.forthImage),
      forthBottomHeading: text(stored.forthBottomHeading),
      submitNowUrl: text(stored.submitNowUrl),
      storeUrl: text(stored.storeUrl),
    };
    return { status: "success", data };
  }),
];
