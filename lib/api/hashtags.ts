import "server-only";
import { z } from "zod";
import { defineRead, type Reading } from "./define-read";
import { identifier, link, media, parseItems } from "./fields";
import { readList, readNamed } from "./read-payload";
import { isPlausibleSlug } from "./slug";
import { TAGS } from "./tags";

const banner = z.object({ image: media, imageLink: link });

const choice = z
  .object({ _id: identifier, name: z.string().trim().min(1), status: z.unknown().optional() })
  .transform(({ _id, name, status }) => ({ id: _id, name, isActive: status === "Active" }));

export type HashtagBanner = z.output<typeof banner>;

export type HashtagChoice = { id: string; name: string };

const readBanner = defineRead({
  name: "hashtag",
  tags: (slug: string) => [TAGS.hashtag(slug)],
  load: async (slug) => {
    const path = `/gethashtagBySlug/${encodeURIComponent(slug)}`;
    return banner.parse((await readNamed(path, Object.keys(banner.shape))).record);
  },
});

const readChoices = defineRead({
  name: "hashtags",
  tags: [TAGS.hashtags],
  load: async () => {
    const { items } = await readList("/get-hashtag-frontend", ["list"]);
    const choices = parseItems("hashtags", choice, items);
    return choices.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }));
  },
});

/** The picture and link that a hashtag's reels carry. */
export async function getHashtagBanner(slug: string): Promise<Reading<HashtagBanner>> {
  return isPlausibleSlug(slug) ? readBanner(slug) : { state: "missing" };
}

/** The hashtags a visitor may choose from: the Active ones. */
export async function getHashtagChoices(): Promise<Reading<HashtagChoice[]>> {
  return readChoices();
}
