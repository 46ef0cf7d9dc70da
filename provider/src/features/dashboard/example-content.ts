import type { CollectionSlug, GlobalSlug, Payload } from "payload";

/** A domain that belongs to nobody: the example content's links and its mail address are there. */
const EXAMPLE_DOMAIN = "lampstand.example";

const EXAMPLE_MAILBOX = `hello@${EXAMPLE_DOMAIN}`;

/** Links of the example content, its accounts in networks and its app in the two stores included. */
const EXAMPLE_LINK = /lampstand\.example|\/@?lampstandstories\b|[?&]id=example\.lampstand\.|\/id0{10}\b/;

/** Where example content still stands, and where staff change it. */
export type Place = { label: string; href: string };

/** Where the shop and other links of the example content still stand, the addresses of languages apart. */
export async function placesWithLinks(payload: Payload): Promise<Place[]> {
  const [globals, hashtags, videos] = await Promise.all([
    globalsWith(payload, (words) => EXAMPLE_LINK.test(words.replaceAll(EXAMPLE_MAILBOX, ""))),
    listWith(payload, "hashtags", "imageLink"),
    listWith(payload, "videos", "churchLink"),
  ]);
  return [...globals, ...hashtags, ...videos];
}

/** Where a language still leads to an address of the example content. */
export function placesWithLanguages(payload: Payload): Promise<Place[]> {
  return listWith(payload, "languages", "redirecturl");
}

/** Where the mail address of the example content still stands. */
export async function placesWithMailbox(payload: Payload): Promise<Place[]> {
  const [globals, questions, pages] = await Promise.all([
    globalsWith(payload, (words) => words.includes(EXAMPLE_MAILBOX)),
    listWith(payload, "faq-categories", "faqData.answer"),
    payload.find({ collection: "pages", sort: "title", depth: 0, pagination: false }),
  ]);
  const inPages = pages.docs
    .filter(({ content }) => JSON.stringify(content).includes(EXAMPLE_MAILBOX))
    .map(({ id, title }) => ({ label: title, href: `/admin/collections/pages/${id}` }));
  return [...globals, ...questions, ...inPages];
}

/** A single document, under the name that it has in the menu. */
export function globalPlace({ config }: Payload, slug: GlobalSlug): Place {
  const label = config.globals.find((global) => global.slug === slug)?.label;
  return { label: typeof label === "string" ? label : slug, href: `/admin/globals/${slug}` };
}

/** Single documents whose words are such. */
async function globalsWith(payload: Payload, isSuch: (words: string) => boolean): Promise<Place[]> {
  const places = await Promise.all(
    payload.config.globals.map(async ({ slug }) => {
      const words = JSON.stringify(await payload.findGlobal({ slug, depth: 0 }));
      return isSuch(words) ? [globalPlace(payload, slug)] : [];
    }),
  );
  return places.flat();
}

/** The list of a collection, where that field of a record has the example domain. */
async function listWith(payload: Payload, collection: CollectionSlug, field: string): Promise<Place[]> {
  const where = { [field]: { contains: EXAMPLE_DOMAIN } };
  const { totalDocs } = await payload.count({ collection, where });
  return collectionPlace(payload, collection, totalDocs);
}

/** The list of a collection, where it has so many records that are meant. */
export function collectionPlace(payload: Payload, collection: CollectionSlug, count = 0): Place[] {
  if (count === 0) return [];
  const { plural } = payload.collections[collection].config.labels;
  const label = `${typeof plural === "string" ? plural : collection} (${count})`;
  return [{ label, href: `/admin/collections/${collection}` }];
}
