import { get } from "./route";
import { eitherPath, html, text } from "./shapes";

export const about = [
  get("/get_about_content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "about", depth: 1 });
    const content = {
      ourMissionContent: text(stored.ourMissionContent),
      sVideo: eitherPath(stored.sVideo),
      ourStoryContent: text(stored.ourStoryContent),
      ourVisionContent: text(stored.ourVisionContent),
      ourValues: html(stored.ourValues),
      joinUsContent: text(stored.joinUsContent),
    };
    return { data: [content] };
  }),
];
