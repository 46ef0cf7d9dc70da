import { createServer } from "node:http";
import { z } from "zod";

const videoSchema = z.looseObject({ name: z.string(), videoType: z.string(), videoLink: z.string() });
const firstPageSchema = z.object({ data: z.object({ videos: z.array(videoSchema) }) });

/**
 * Starts a proxy for a provider with any number of videos: those of the provider repeated, each with its own name, slug
 * and clip address, which no browser has cached. Passes everything else on, and media come from the provider.
 *
 * @param {string} providerUrl
 * @param {number} count
 */
export async function startManyVideosProvider(providerUrl, count) {
  const videos = await multipliedVideos(providerUrl, count);

  /** @param {string} path */
  async function answerTo(path) {
    const page = /^\/video-reels\/(\d+)\/(\d+)$/.exec(path);
    if (page) {
      const [number, limit] = [Number(page[1]), Number(page[2])];
      const data = { videos: videos.slice((number - 1) * limit, number * limit), videoLength: count };
      return Response.json({ status: "success", data });
    }
    const slug = /^\/get_individual_video\/([^/]+)$/.exec(path)?.[1];
    const video = videos.find((known) => known.slug === slug);
    if (video) return Response.json({ status: "success", data: video, features: [] });
    return fetch(providerUrl + path);
  }

  const server = createServer((request, response) => {
    void answerTo(request.url ?? "/").then(async (answer) => {
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The videos' names, in the feed's order. */
    names: videos.map(({ name }) => name),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} providerUrl
 * @param {number} count
 */
async function multipliedVideos(providerUrl, count) {
  const response = await fetch(`${providerUrl}/video-reels/1/100`);
  const { data } = firstPageSchema.parse(await response.json());
  const originals = data.videos.filter(({ videoType }) => videoType !== "single");
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("The provider has no reels");
    const number = index + 1;
    return {
      ...original,
      _id: `video-${number}`,
      name: `${number}. ${original.name}`,
      slug: `video-${number}`,
      videoLink: `${original.videoLink}?copy=${number}`,
    };
  });
}
