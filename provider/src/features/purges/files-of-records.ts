import type { PayloadRequest } from "payload";

import type { Blog, Caption, Clip, Hashtag, Image, Video } from "../../payload-types";
import { captionPath } from "../captions/clip-captions";
import { pathsOfClip } from "../preparation/prepared";
import { idOf } from "../../lib/id-of";

/** The collections whose changes can remove or replace a file on the site. */
export type PurgedCollection = "videos" | "blogs" | "hashtags" | "images" | "clips" | "captions";

type Reference = string | { id: string } | null | undefined;

type FileFinder = (id: string, req: PayloadRequest) => Promise<string[]>;

/** For each collection: returns the paths of all files a record may have shown; for an article, as last published. */
export const fileFinders: Record<PurgedCollection, FileFinder> = {
  async videos(id, req) {
    const video = await stored<Video>("videos", id, req);
    return [
      ...(await filesOf("images", video?.poster, req)),
      ...(await filesOf("clips", video?.videoLink, req)),
    ];
  },
  async blogs(id, req) {
    const blog = await stored<Blog>("blogs", id, req);
    const pictures = [blog?.fVideo, ...(blog?.textImages ?? [])];
    return (await Promise.all(pictures.map((picture) => filesOf("images", picture, req)))).flat();
  },
  hashtags: async (id, req) => filesOf("images", (await stored<Hashtag>("hashtags", id, req))?.image, req),
  async images(id, req) {
    const image = await stored<Image>("images", id, req);
    return image?.filename ? [`/uploads/images/${image.filename}`] : [];
  },
  async clips(id, req) {
    const clip = await stored<Clip>("clips", id, req);
    if (!clip) return [];
    const where = { clip: { equals: id } };
    const { docs } = await req.payload.db.find<Caption>({
      collection: "captions",
      where,
      pagination: false,
      req,
    });
    return [...pathsOfClip(clip), ...docs.map(captionPath)];
  },
  async captions(id, req) {
    const captions = await stored<Caption>("captions", id, req);
    return captions ? [captionPath(captions)] : [];
  },
};

/** Returns the same for a record's reference. */
export async function filesOf(
  collection: PurgedCollection,
  reference: Reference,
  req: PayloadRequest,
): Promise<string[]> {
  const id = idOf(reference);
  return id ? fileFinders[collection](id, req) : [];
}

function stored<Doc extends { id: string }>(
  collection: PurgedCollection,
  id: string,
  req: PayloadRequest,
): Promise<Doc | null> {
  return req.payload.db.findOne<Doc>({ collection, where: { id: { equals: id } }, req });
}
