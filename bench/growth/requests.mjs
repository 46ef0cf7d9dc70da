import { gzipSync } from "node:zlib";
import { medianOf } from "../statistics.mjs";

/** How often each address is requested once its answer is stored; the median counts. */
const TIMES = 7;

/** @typedef {{ name: string; ms: number; kB?: number }} Figure */

/** Requests that anybody can send to the site or the provider, by name. */
export const STRANGERS = {
  site: {
    "feed, page": "/video-reels",
    "feed, more of it": "/api/reels/{fresh}",
    "hashtag, page": "/hashtag/featured",
    "hashtag, more of it": "/api/reels/{fresh}?hashtag=featured",
    "without script": "/video-reels-old?page={fresh}",
    video: "/video-detail/two-cups",
    home: "/",
    blog: "/blog",
    search: "/search?q=harbour",
    sitemap: "/sitemap.xml",
    "sitemap, a part": "/sitemap.xml?part=1",
  },
  provider: {
    "provider: a page of the feed": "/video-reels/{fresh}/10",
    "provider: a page of a hashtag": "/hashtag-video/featured?page={fresh}&limit=10",
    "provider: a video": "/get_individual_video/two-cups",
    "provider: search": "/search?q=harbour+bread",
  },
};

/** Requests that staff wait for. */
export const STAFF = {
  site: {},
  provider: {
    "admin: dashboard": "/admin",
    "admin: stories": "/admin/collections/stories",
    "admin: videos": "/admin/collections/videos",
    "admin: clips": "/admin/collections/clips",
    "admin: articles": "/admin/collections/blogs",
    "admin: stories by name": "/api/stories?where[name][like]=Ruth+7&limit=25",
    "admin: find consents": "/admin/consents?q=Ruth+7",
  },
};

/**
 * @param {string} url
 * @param {string} path in which `{fresh}` stands for the number of a page that was not requested yet
 * @param {{ token?: string | undefined; interrupted: AbortSignal }} options
 * @returns {Promise<Omit<Figure, "name">>} an answer's duration and compressed size
 */
export async function measureAddress(url, path, { token, interrupted }) {
  /** @type {Record<string, string>} */
  const headers = token ? { Authorization: `JWT ${token}`, Cookie: `payload-token=${token}` } : {};
  const times = [];
  let kB = 0;
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now();
    const response = await fetch(url + path.replace("{fresh}", String(time + 2)), {
      headers,
      signal: interrupted,
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    // The first request stores what is stored for everybody.
    if (time > 0) times.push(performance.now() - begun);
    kB = gzipSync(body).byteLength / 1000;
  }
  return { ms: medianOf(times), kB };
}
