import "server-only";
import { z } from "zod";
import { addressKey, limitOf, secondsToWait, type RateLimit } from "@/lib/http/rate-limit";
import { paths } from "@/lib/paths";
import { dataOr } from "./cached-query";
import { ProviderError } from "./client";
import { inContentLanguage } from "./content-language";
import { parseItems } from "./fields";
import { readList } from "./payload";
import { readCapability } from "./settings";
import { named, untitled } from "./untitled";
import { getShownVideos, getVideo } from "./videos";
import { hasOwnPage, isInFeed, listedVideo, type ShownVideo } from "./video-schema";

export type KeyedVideo = Pick<ShownVideo, "id" | "slug" | "name" | "poster" | "videoType" | "language">;

/** `wait`: the seconds until this visitor may ask again, if more than 0. */
type Found = { wait: number; videos: Map<string, KeyedVideo> };

const keyed = z.object({ key: z.string(), video: listedVideo });

/** For videos that are read one by one: each costs the provider a read. */
const READS_LIMIT: RateLimit = { name: "saved-reads-address", points: 4000, seconds: 600 };

const READS_AT_ONCE = 20;

/** Returns the shown videos by id, or current or former slug. Otherwise reads all videos. @throws {ProviderError} */
export async function findVideosByKeys(
  keys: readonly string[],
  visitorAddress: string | null,
): Promise<Found> {
  if (keys.length === 0) return { wait: 0, videos: new Map() };
  const capability = await readCapability("videosByKeys");
  if (capability.state === "unavailable") throw new ProviderError("unreachable", paths.reels);
  if (capability.state === "missing") return findInAll(keys, visitorAddress);
  const body = { keys: [...new Set(keys)] };
  const found = await inContentLanguage(async () => {
    const { items } = await readList("/get-videos-by-keys", [], { method: "POST", body, visitorAddress });
    return parseItems("videos-by-keys", keyed, items);
  });
  const name = await untitled("story");
  return {
    wait: 0,
    videos: new Map(found.flatMap(({ key, video }) => (video ? [[key, named(video, name)]] : []))),
  };
}

async function findInAll(keys: readonly string[], visitorAddress: string | null): Promise<Found> {
  const shown = await getShownVideos();
  if (shown.state === "unavailable") throw new ProviderError("unreachable", paths.reels);
  const all = dataOr(shown, []);
  const known = new Map([
    ...all.map((one) => [one.slug, one] as const),
    ...all.map((one) => [one.id, one] as const),
  ]);
  const videos = new Map<string, KeyedVideo>();
  const others: string[] = [];
  for (const key of keys) {
    const video = known.get(key);
    if (video) videos.set(key, video);
    else others.push(key);
  }
  const wait = await waitForReads(others.length, visitorAddress);
  if (wait > 0) return { wait, videos };
  for (let next = 0; next < others.length; next += READS_AT_ONCE) {
    const some = others.slice(next, next + READS_AT_ONCE);
    await Promise.all(
      some.map(async (key) => {
        const video = await findOther(key);
        if (video) videos.set(key, video);
      }),
    );
  }
  return { wait: 0, videos };
}

async function waitForReads(count: number, visitorAddress: string | null): Promise<number> {
  if (count === 0) return 0;
  return secondsToWait(limitOf(visitorAddress, READS_LIMIT), addressKey(visitorAddress), count);
}

async function findOther(key: string): Promise<KeyedVideo | null> {
  const result = await getVideo(key);
  // A story that can't be read just now isn't gone.
  if (result.state === "unavailable") throw new ProviderError("unreachable", paths.video(key));
  if (result.state === "missing") return null;
  const { video } = result.data;
  return hasOwnPage(video) || isInFeed(video) ? video : null;
}
