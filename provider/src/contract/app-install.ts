import { get } from "./route";
import { eitherPath, text } from "./shapes";

export const appInstall = [
  get("/get_app_install_content", async (payload) => {
    const stored = await payload.findGlobal({ slug: "app-install", depth: 1 });
    const content = {
      title: text(stored.title),
      shortDescription: text(stored.shortDescription),
      googleAppLink: text(stored.googleAppLink),
      appleAppLink: text(stored.appleAppLink),
      video: eitherPath(stored.video),
    };
    return { data: [content] };
  }),
];
