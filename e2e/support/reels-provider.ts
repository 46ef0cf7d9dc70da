import { jsonAnswer, NOT_FOUND, startLocalServer } from "./local-server";

type Kind = "multiple" | "both" | "single" | "pending";

export type ProvidedReel = { name: string; slug: string; videoLink: string };

/** A video as the contract gives it, playing a clip of another provider. */
function video(index: number, kind: Kind, clip: string) {
  return {
    _id: `id-${index}`,
    name: `Story ${index}`,
    slug: `story-${index}`,
    description: `What happened in story ${index}.`,
    videoLink: `${clip}?story=${index}`,
    videoType: kind === "pending" ? "both" : kind,
    status: kind === "pending" ? "Pending" : "Active",
  };
}

const OUT_OF_ORDER = jsonAnswer({ status: "error", message: "Out of order" }, 500);

/** Somebody else's provider: videos of these kinds, in pages of the size that is asked for. */
export async function startReelsProvider(clip: string, kinds: Kind[]) {
  const videos = kinds.map((kind, index) => video(index + 1, kind, clip));
  /** The pages that were asked for so far, as `page/limit`. */
  const asked: string[] = [];
  let isOutOfOrder = false;
  const server = await startLocalServer((path) => {
    if (path === "/web/setting-page-content") return jsonAnswer({ data: { company: "Harbour Church" } });
    if (path.startsWith("/hashtag-video/"))
      return jsonAnswer({ status: "success", data: path.endsWith("/empty") ? [] : videos });
    if (path.startsWith("/gethashtagBySlug/")) {
      const imageLink = path.endsWith("/linked") ? "https://church.example/visit" : null;
      return jsonAnswer({ status: "success", data: { image: null, imageLink, name: "Hope" } });
    }
    if (path === "/get-hashtag-frontend")
      return jsonAnswer({ data: { list: [{ _id: "h1", name: "Hope", slug: "hope", status: "Active" }] } });
    if (path === "/get-video-by-hashtags") return isOutOfOrder ? OUT_OF_ORDER : jsonAnswer({ data: videos });
    const match = /^\/video-reels\/(\d+)\/(\d+)$/.exec(path);
    if (!match) return NOT_FOUND;
    const [page, limit] = [Number(match[1]), Number(match[2])];
    asked.push(`${page}/${limit}`);
    if (isOutOfOrder) return OUT_OF_ORDER;
    const data = { videos: videos.slice((page - 1) * limit, page * limit), videoLength: videos.length };
    return jsonAnswer({ status: "success", data });
  });
  return {
    ...server,
    asked,
    reels: videos.filter(({ videoType, status }) => videoType !== "single" && status === "Active"),
    setOutOfOrder: (value: boolean) => {
      isOutOfOrder = value;
    },
  };
}
