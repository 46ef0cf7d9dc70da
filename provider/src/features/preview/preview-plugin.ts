import type { CollectionConfig, GlobalConfig, LivePreviewConfig, Plugin } from "payload";
import { z } from "zod";

import { environment } from "../../lib/environment";
import { previewToken } from "./preview-context";
import { siteAddress } from "./site-addresses";

/** The widths at which staff preview their work, in pixels. */
const BREAKPOINTS = [
  { name: "phone", label: "Phone", width: 390, height: 844 },
  { name: "desktop", label: "Desktop", width: 1280, height: 800 },
];

/** What staff edit beside what they look like. They can close it, which the admin remembers. */
const OPENED: ReadonlySet<string> = new Set(["home", "about", "story-collections"]);

const withId = z.looseObject({ id: z.string() });

/** Payload plugin: links records to their address on the site, and previews them beside their editor. */
export const previewPlugin: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollectionPreview),
  globals: config.globals?.map(withGlobalPreview),
});

function withCollectionPreview(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  const address = siteAddress(slug);
  if (!address) return collection;
  const previewOf = (doc: object) => {
    const { data } = withId.safeParse(doc);
    return data && address.page ? previewLink({ kind: slug, id: data.id }) : null;
  };
  return {
    ...collection,
    admin: {
      ...collection.admin,
      preview: (doc) => {
        const live = address.live(doc);
        return live === null ? previewOf(doc) : `${environment().siteUrl}${live}`;
      },
      ...(address.page && { livePreview: livePreview(slug, ({ data }) => previewOf(data)) }),
    },
  };
}

function withGlobalPreview(global: GlobalConfig): GlobalConfig {
  const { slug } = global;
  const address = siteAddress(slug);
  if (!address) return global;
  return {
    ...global,
    admin: {
      ...global.admin,
      preview: () => `${environment().siteUrl}${address.live({}) ?? "/"}`,
      livePreview: livePreview(slug, () => previewLink({ kind: slug })),
    },
  };
}

type AddressOf = (args: { data: Record<string, unknown> }) => string | null;

function livePreview(slug: string, url: AddressOf): LivePreviewConfig {
  return { url, breakpoints: BREAKPOINTS, openByDefault: OPENED.has(slug) };
}

function previewLink(subject: { kind: string; id?: string }): string {
  return `${environment().siteUrl}/draft/${previewToken(subject)}`;
}
