import type { CollectionSlug, GlobalSlug, Payload } from "payload";

/** Nobody owns this domain. The example content's links and email address use it. */
const EXAMPLE_DOMAIN = "lampstand.example";

const EXAMPLE_MAILBOX = `hello@${EXAMPLE_DOMAIN}`;

/** Matches the example content's links, including its social accounts and apps. */
const EXAMPLE_LINK = /lampstand\.example|\/@?lampstandstories\b|[?&]id=example\.lampstand\.|\/id0{10}\b/;

/** Where example content remains, and where staff change it. */
export type Place = { label: string; href: string };

/** Finds where the example content's shop and other links remain, apart from those of languages. */
export async function placesWithLinks(payload: Payload): Promise<Place[]> {
  const [globals, hashtags, videos] = await Promise.all([
    globalsWith(payload, (words) => EXAMPLE_LINK.test(words.replaceAll(EXAMPLE_MAILBOX, ""))),
    listWith(payload, "hashtags", "imageLink"),
    listWith(payload, "videos", "churchLink"),
  ]);
  return [...globals, ...hashtags, ...videos];
}

/** Finds where a language still links to the example content. */
export function placesWithLanguages(payload: Payload): Promise<Place[]> {
  return listWith(payload, "languages", "redirecturl");
}

/** Finds where the example content's email address remains. */
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

/** Returns a global with its name in the menu. */
export function globalPlace({ config }: Payload, slug: GlobalSlug): Place {
  const label = config.globals.find((global) => global.slug === slug)?.label;
  return { label: typeof label === "string" ? label : slug, href: `/admin/globals/${slug}` };
}

/** Returns the globals whose text matches. */
async function globalsWith(payload: Payload, isSuch: (words: string) => boolean): Promise<Place[]> {
  const places = await Promise.all(
    payload.config.globals.map(async ({ slug }) => {
      const words = JSON.stringify(await payload.findGlobal({ slug, depth: 0 }));
      return isSuch(words) ? [globalPlace(payload, slug)] : [];
    }),
  );
  return places.flat();
}

/** Returns a collection's list if any of its records has the example domain in this field. */
async function listWith(payload: Payload, collection: CollectionSlug, field: string): Promise<Place[]> {
  const where = { [field]: { contains: EXAMPLE_DOMAIN } };
  const { totalDocs } = await payload.count({ collection, where });
  return collectionPlace(payload, collection, totalDocs);
}

/** Returns a collection's list with the number of records concerned, if any. */
export function collectionPlace(payload: Payload, collection: CollectionSlug, count = 0): Place[] {
  if (count === 0) return [];
  const { plural } = payload.collections[collection].config.labels;
  const label = `${typeof plural === "string" ? plural : collection} (${count})`;
  return [{ label, href: `/admin/collections/${collection}` }];
}
