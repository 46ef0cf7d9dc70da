import type { CollectionSlug, GlobalSlug } from "payload";

import { labelIn, type Reader } from "../../lib/label";
import { EXAMPLE_DOMAIN } from "../church/example-domain";

const EXAMPLE_MAILBOX = `hello@${EXAMPLE_DOMAIN}`;

/** Matches the example content's links, including its social accounts and apps, and its phone number. */
const EXAMPLE_LINK =
  /lampstand\.example|\/@?lampstandstories\b|[?&]id=example\.lampstand\.|\/id0{10}\b|\+1 312 555 0142/;

/** Where example content remains, and where staff change it. */
export type Place = { label: string; href: string };

/** Finds where the example content's shop and other links remain, apart from those of languages. */
export async function placesWithLinks(reader: Reader): Promise<Place[]> {
  const [globals, hashtags, videos] = await Promise.all([
    globalsWith(reader, (words) => EXAMPLE_LINK.test(words.replaceAll(EXAMPLE_MAILBOX, ""))),
    listWith(reader, "hashtags", "imageLink"),
    listWith(reader, "videos", "churchLink"),
  ]);
  return [...globals, ...hashtags, ...videos];
}

/** Finds where a language still links to the example content. */
export function placesWithLanguages(reader: Reader): Promise<Place[]> {
  return listWith(reader, "languages", "redirecturl");
}

/** Finds where the example content's email address remains. */
export async function placesWithMailbox(reader: Reader): Promise<Place[]> {
  const [globals, questions, pages] = await Promise.all([
    globalsWith(reader, (words) => words.includes(EXAMPLE_MAILBOX)),
    listWith(reader, "faq-categories", "faqData.answer"),
    reader.payload.find({ collection: "pages", sort: "title", depth: 0, pagination: false }),
  ]);
  const inPages = pages.docs
    .filter(({ content }) => JSON.stringify(content).includes(EXAMPLE_MAILBOX))
    .map(({ id, title }) => ({ label: title, href: `/admin/collections/pages/${id}` }));
  return [...globals, ...questions, ...inPages];
}

/** Returns a global with its name in the menu. */
export function globalPlace(reader: Reader, slug: GlobalSlug): Place {
  const label = reader.payload.config.globals.find((global) => global.slug === slug)?.label;
  return { label: labelIn(reader, label, slug), href: `/admin/globals/${slug}` };
}

/** Returns the globals whose text matches. */
async function globalsWith(reader: Reader, isSuch: (words: string) => boolean): Promise<Place[]> {
  const places = await Promise.all(
    reader.payload.config.globals.map(async ({ slug }) => {
      const words = JSON.stringify(await reader.payload.findGlobal({ slug, depth: 0 }));
      return isSuch(words) ? [globalPlace(reader, slug)] : [];
    }),
  );
  return places.flat();
}

/** Returns a collection's list if any of its records has the example domain in this field. */
async function listWith(reader: Reader, collection: CollectionSlug, field: string): Promise<Place[]> {
  const where = { [field]: { contains: EXAMPLE_DOMAIN } };
  const { totalDocs } = await reader.payload.count({ collection, where });
  return collectionPlace(reader, collection, totalDocs);
}

/** Returns a collection's list with the number of records concerned, if any. */
export function collectionPlace(reader: Reader, collection: CollectionSlug, count = 0): Place[] {
  if (count === 0) return [];
  const { plural } = reader.payload.collections[collection].config.labels;
  const label = `${labelIn(reader, plural, collection)} (${count})`;
  return [{ label, href: `/admin/collections/${collection}` }];
}
