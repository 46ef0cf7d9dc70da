import type { ForeignSite } from "./foreign-site";
import { jsonAnswer, NOT_FOUND } from "./local-server";
import { readReels } from "./reels";
import { test as base } from "./test";

export { expect } from "./test";

/** The tiny placeholder for a poster. */
export const PLACEHOLDER =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFklEQVQI12PQsMnb0hPFYBPQJCJnAwAeGAPpePFD8gAAAABJRU5ErkJggg==";

type Story = Record<string, unknown>;

interface Fixtures {
  /** The address of a clip that plays. */
  clip: string;
  /** Gives the site a provider with these stories in its feed, and returns the site's address. */
  serveStories: (stories: Story[], site?: ForeignSite) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  clip: async ({ providerUrl }, use) => {
    const [reel] = await readReels(providerUrl);
    await use(`${providerUrl}/${reel?.videoLink.replace(/^\//, "") ?? ""}`);
  },
  serveStories: async ({ foreignSite }, use) => {
    await use(async (stories, site = foreignSite) => {
      await site.serve((path) => {
        if (!path.startsWith("/video-reels/1/")) return NOT_FOUND;
        const videos = stories.map((story, index) => ({
          _id: `r${index}`,
          name: `Story ${index + 1}`,
          slug: `rendition-${index + 1}`,
          videoType: "multiple",
          status: "Active",
          ...story,
        }));
        return jsonAnswer({ status: "success", data: { videos, videoLength: videos.length } });
      });
      return site.url;
    });
  },
});

/**
 * Returns a clip's renditions, with different addresses.
 *
 * @param lighterBy How many times lighter they claim to be; a slower line can then carry them.
 */
export function renditionsOf(clip: string, lighterBy = 1) {
  const rendition = (name: string, width: number, bitrate: number) => ({
    src: `${clip}?${name}`,
    type: "video/mp4",
    width,
    height: (width * 16) / 9,
    bitrate: bitrate / lighterBy,
  });
  return {
    videoLink: `${clip}?main`,
    sources: [
      rendition("lightest", 270, 220_000),
      rendition("light", 360, 500_000),
      rendition("main", 720, 2_500_000),
    ],
  };
}
