import { COLLECTION_VIDEOS_MAX, COLLECTIONS_MAX } from "@lampstand/contract/limits";

import { readTranslations } from "../features/translations/translated";
import { openCollection, shownCollections } from "../features/videos/story-collections";
import { HttpError } from "../lib/http/responses";
import { activeRecord } from "./active-record";
import { get, getBy, limited } from "./route";
import { slugParam, text } from "./shapes";
import { limitVideos, posterOf, shapeVideos } from "./videos";

export const collections = [
  get("/get-collections", async (payload) => {
    const { docs } = await payload.find({
      collection: "story-collections",
      where: { status: { equals: "Active" } },
      sort: "_order",
      limit: COLLECTIONS_MAX,
      depth: 0,
    });
    const shown = await shownCollections(payload, docs);
    const collections = shown.map(({ collection }) => collection);
    const translations = await readTranslations(payload, { "story-collections": collections });
    const list = shown.map(({ collection, first, count, updatedAt }) => {
      const translated = translations.apply("story-collections", collection);
      const { id, name, slug, description, isOnHome, language } = translated;
      const poster = posterOf(first);
      const words = { name, slug, description: text(description), updatedAt, language };
      const rest = { isOnHome: isOnHome !== false, videoLength: count, ...(poster ? { poster } : {}) };
      return { _id: id, ...words, ...rest };
    });
    return { status: "success", data: { collections: list } };
  }),
  ...limited(
    (request) => limitVideos(request, COLLECTION_VIDEOS_MAX),
    [
      getBy("/get-collection/:slug", slugParam, async (payload, params) => {
        const collection = await activeRecord(payload, {
          collection: "story-collections",
          slug: params.slug,
          depth: 0,
        });
        const opened = collection && (await openCollection(payload, collection));
        if (!opened) throw new HttpError(404, "There is no such collection");
        const translations = await readTranslations(payload, { "story-collections": [collection] });
        const translated = translations.apply("story-collections", collection);
        const { id, name, slug, description, language } = translated;
        const { updatedAt } = opened;
        const videos = await shapeVideos(payload, opened.videos);
        return {
          status: "success",
          data: { _id: id, name, slug, description: text(description), updatedAt, videos, language },
        };
      }),
    ],
  ),
];
