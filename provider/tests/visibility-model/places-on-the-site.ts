import { randomUUID } from "node:crypto";

import sharp from "sharp";
import { z } from "zod";

import { API_TOKEN, type startProvider } from "../support/provider";
import { newSlug } from "../support/stories";
import { someAddress } from "../support/visitor";
import { removeExamples } from "./saved-rows";

type Provider = Awaited<ReturnType<typeof startProvider>>;

/** The single documents with a field for a film, and that field. */
export const PAGES = {
  home: "fVideo",
  about: "sVideo",
  volunteer: "fVideo",
  "app-install": "video",
} as const;

const node = (type: string, more: object) => ({ type, version: 2, format: "", ...more });
const words = node("paragraph", { children: [{ type: "text", version: 1, text: "Some words" }] });
const root = { type: "root", version: 1, format: "", indent: 0, direction: null };

/** Returns a text, with videos in it if given. */
export const textWith = (...videos: string[]) => ({
  root: {
    ...root,
    children: [...videos.map((value) => node("relationship", { relationTo: "videos", value })), words],
  },
});

const made = z.object({ id: z.string(), slug: z.string() });

/** Creates staff's records that can show a story, and returns where a stranger looks for one. */
export async function makePlaces(provider: Provider) {
  const { request, staff } = provider;
  const example = await staff.one("videos", "slug", "two-cups");
  await removeExamples(provider, "two-cups");
  const buffer = await sharp({ create: { width: 9, height: 16, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const picture = { name: "a-picture.png", mimeType: "image/png", buffer };
  const upload = () => staff.uploaded("images", picture, { alt: "A picture" });
  const article = made.parse(
    await staff.create("blogs", {
      ...{ title: "An article", slug: newSlug(), author: "Ann", postedDate: "2026-01-01" },
      ...{ content: textWith(), _status: "published" },
    }),
  );
  const hashtag = made.parse(
    await staff.create("hashtags", {
      name: `tag${randomUUID().slice(0, 8)}`,
      slug: newSlug(),
      status: "Active",
    }),
  );
  const collection = made.parse(
    await staff.create("story-collections", {
      ...{
        name: "A collection",
        slug: newSlug(),
        description: "Stories",
        status: "Active",
        videos: [example.id],
      },
    }),
  );
  const paths = [
    ...["/web/home-page-content", "/get_about_content", "/get-volunteer-content"],
    ...["/get_app_install_content", "/web/setting-page-content", "/get-blogs", "/get-collections"],
    ...[`/get-blog-by-id/${article.slug}`, `/get-collection/${collection.slug}`],
    ...[`/hashtag-video/${hashtag.slug}`, `/gethashtagBySlug/${hashtag.slug}`],
    ...["/search?q=story", "/search?q=title", "/search?q=Rahel"],
  ];
  const headers = () => ({ authorization: `Bearer ${API_TOKEN}`, "x-forwarded-for": someAddress() });

  return {
    /** A picture for each of two stories. */
    pictures: [await upload(), await upload()],
    ...{ article: article.id, hashtag: hashtag.id, collection: collection.id },
    headers,
    /** Reads the data of each of the site's pages, by its address. */
    async read(): Promise<[path: string, text: string][]> {
      const texts: [string, string][] = [];
      for (const path of paths) texts.push([path, (await request.get(path, { headers: headers() })).text()]);
      return texts;
    },
  };
}
