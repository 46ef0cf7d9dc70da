import "server-only";
import { z } from "zod";
import { dataOr, cachedQuery } from "./cached-query";
import { link, media, text } from "./fields";
import { readContent } from "./payload";
import { TAGS } from "./tags";

const answer = z.object({
  title: text,
  shortDescription: text,
  googleAppLink: link,
  appleAppLink: link,
  video: media,
});

const content = answer.transform(({ video, ...app }) => ({ ...app, media: video }));

export type AppInstallContent = z.output<typeof content>;

const readAppInstall = cachedQuery({
  name: "app-install",
  tags: [TAGS.appInstall],
  load: async () => content.parse(await readContent("/get_app_install_content", Object.keys(answer.shape))),
});

/** What the app install page shows; every part empty when there is nothing. */
export async function getAppInstallContent(): Promise<AppInstallContent> {
  return dataOr(await readAppInstall(), content.parse({}));
}
