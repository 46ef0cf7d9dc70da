import { LIST_MAX } from "@lampstand/contract/limits";
import type { Payload } from "payload";

import { withoutWithheld } from "../features/media/shown-files";
import { readTranslations } from "../features/translations/translated";
import { findVideosWithHashtags } from "../features/videos/find-videos";
import { HttpError } from "../lib/http/responses";
import { activeRecord } from "./active-record";
import { get, getBy, limited } from "./route";
import { countingNumber, mediaPath, slugParam, text } from "./shapes";
import { limitVideos, pageLimit, shapeVideos } from "./videos";

/** A call without a page gets all videos, up to the limit for lists without pages. */
const hashtagVideos = slugParam.extend({ page: countingNumber.optional(), limit: pageLimit.optional() });

export const hashtags = [
  get("/get-hashtag-frontend", async (payload) => {
    const { docs } = await payload.find({
      collection: "hashtags",
      sort: "_order",
      limit: LIST_MAX,
      depth: 0,
    });
    const translations = await readTranslations(payload, { hashtags: docs });
    const list = docs.map((hashtag) => {
      const { id, name, slug, status, isForStories, language } = translations.apply("hashtags", hashtag);
      return { _id: id, name, slug, status, isForStories: isForStories !== false, language };
    });
    return { status: "success", data: { list } };
  }),
  getBy("/gethashtagBySlug/:slug", slugParam, async (payload, params) => {
    const hashtag = await activeHashtag(payload, params.slug);
    const translations = await readTranslations(payload, { hashtags: [hashtag] });
    const { name, language } = translations.apply("hashtags", hashtag);
    const { image, imageLink, slug } = await withoutWithheld(payload, hashtag);
    return {
      status: "success",
      message: "Hashtag",
      data: { image: mediaPath("images", image), imageLink: text(imageLink), slug, name, language },
    };
  }),
  ...limited(
    (request) => limitVideos(request, Number(new URL(request.url).searchParams.get("limit")) || LIST_MAX),
    [
      getBy("/hashtag-video/:slug", hashtagVideos, async (payload, { slug, page, limit }) => {
        const { id } = await activeHashtag(payload, slug);
        const isCounted = page !== undefined;
        const { docs, totalDocs } = await findVideosWithHashtags(payload, [id], { page, limit, isCounted });
        const data = await shapeVideos(payload, docs);
        return { status: "success", message: "Videos", data, ...(isCounted && { videoLength: totalDocs }) };
      }),
    ],
  ),
];

async function activeHashtag(payload: Payload, slug: string) {
  const hashtag = await activeRecord(payload, { collection: "hashtags", slug, depth: 1 });
  if (!hashtag) throw new HttpError(404, "There is no such hashtag");
  return hashtag;
}
