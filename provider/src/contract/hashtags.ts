import type { Payload } from "payload";

import { ContractError } from "./answer";
import { findVideos } from "./find-videos";
import { get, getBy } from "./route";
import { LIST_LIMIT, mediaPath, slugParam, text } from "./shapes";
import { shapeVideo } from "./video-shape";

export const hashtags = [
  get("/get-hashtag-frontend", async (payload) => {
    const { docs } = await payload.find({
      collection: "hashtags",
      sort: "_order",
      limit: LIST_LIMIT,
      depth: 0,
    });
    const list = docs.map(({ id, name, status }) => ({ _id: id, name, status }));
    return { status: "success", data: { list } };
  }),
  getBy("/gethashtagBySlug/:slug", slugParam, async (payload, params) => {
    const { image, imageLink } = await activeHashtag(payload, params.slug);
    return {
      status: "success",
      message: "Hashtag",
      data: { image: mediaPath("images", image), imageLink: text(imageLink) },
    };
  }),
  getBy("/hashtag-video/:slug", slugParam, async (payload, params) => {
    const { id } = await activeHashtag(payload, params.slug);
    const { docs } = await findVideos(payload, { hashtagId: { equals: id } });
    return { status: "success", message: "Videos", data: docs.map(shapeVideo) };
  }),
];

async function activeHashtag(payload: Payload, slug: string) {
  const { docs } = await payload.find({
    collection: "hashtags",
    where: { and: [{ status: { equals: "Active" } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  const [hashtag] = docs;
  if (!hashtag) throw new ContractError(404, "There is no such hashtag");
  return hashtag;
}
