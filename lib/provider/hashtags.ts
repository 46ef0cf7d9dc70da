import "server-only";
import { cache } from "react";
import { z } from "zod";
import { cachedQuery, readInEitherCase, type QueryResult } from "./cached-query";
import { contentLanguage } from "./content-language";
import { identifier, link, media, parseItems, hashtagName } from "./fields";
import { readList, readNamed } from "./payload";
import { textLanguage } from "./read-language";
import type { TextLanguage } from "@/lib/utils/text-language";
import { isPlausibleSlug } from "@/lib/paths";
import { TAGS } from "@lampstand/contract/tags";

const ownSlug = z.string().refine(isPlausibleSlug).nullable().catch(null);

const banner = z.object({
  image: media,
  imageLink: link,
  slug: ownSlug,
  name: hashtagName.catch(""),
  language: textLanguage,
});

const choice = z
  .object({
    _id: identifier,
    name: hashtagName,
    slug: ownSlug,
    status: z.unknown().optional(),
    isForStories: z.boolean().catch(true),
    language: textLanguage,
  })
  .transform(({ _id, status, ...rest }) => ({ id: _id, ...rest, isActive: status === "Active" }));

export type HashtagBanner = Omit<z.output<typeof banner>, "slug"> & { slug: string };

/** Returns the banner of a hashtag whose name and picture are unavailable. */
export function bannerWithout(slug: string): HashtagBanner {
  return { ...banner.parse({ image: null, imageLink: null }), slug };
}

export type HashtagChoice = {
  id: string;
  name: string;
  slug: string | null;
  language?: TextLanguage | undefined;
};

export type OfferedHashtag = HashtagChoice & {
  isForStories: boolean;
};

const readBanner = cachedQuery({
  name: "hashtag",
  language: contentLanguage,
  tags: (slug: string) => [TAGS.hashtag(slug), TAGS.hashtags],
  load: async (slug): Promise<HashtagBanner> => {
    const path = `/gethashtagBySlug/${encodeURIComponent(slug)}`;
    const found = banner.parse((await readNamed(path, Object.keys(banner.shape))).record);
    return { ...found, slug: found.slug ?? slug };
  },
  without: (found, isGone) => (isGone(TAGS.hashtag(found.slug)) ? null : found),
});

const readChoices = cachedQuery({
  name: "hashtags",
  language: contentLanguage,
  tags: [TAGS.hashtags],
  load: async () => {
    const { items } = await readList("/get-hashtag-frontend", ["list"]);
    const choices = parseItems("hashtags", choice, items);
    return choices.filter(({ isActive }) => isActive).map(({ isActive: _, ...hashtag }) => hashtag);
  },
  without: (choices, isGone) => choices.filter(({ slug }) => slug === null || !isGone(TAGS.hashtag(slug))),
});

/** Also finds a renamed hashtag by its former slug; the result has its current slug. */
export const getHashtagBanner = cache(async (slug: string): Promise<QueryResult<HashtagBanner>> => {
  return readInEitherCase(slug, readBanner);
});

export async function getHashtagChoices(): Promise<QueryResult<OfferedHashtag[]>> {
  return readChoices();
}
