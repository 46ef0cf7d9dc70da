import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  type FeatureProviderServer,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  RelationshipFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import type { Block, FieldAffectingData, RichTextField } from "payload";

import { english } from "../admin/texts/en";
import { text, translateWith } from "../admin/texts/text";
import { completeTextLink, completeWebAddress, isTextLink, isWebAddress } from "../lib/web-address";
import { type Checked, type Description, type Label, line } from "./text-fields";

/** Formatted texts are checked before the hooks that run ahead of checks in other fields. */
const address: FieldAffectingData = {
  name: "address",
  type: "text",
  label: text("fields:address"),
  required: true,
  admin: {
    description: text("fields:elsewhereAddressHelp"),
  },
  hooks: {
    beforeChange: [
      ({ value }) => (typeof value === "string" ? completeWebAddress(value) : (value as unknown)),
    ],
  },
  validate: (value: unknown, { req }: Checked) =>
    (typeof value === "string" && isWebAddress(completeWebAddress(value))) ||
    translateWith(req.t)("fields:webAddressInvalid"),
};

/** A video or page of another site, by its address. */
const elsewhereBlock: Block = {
  slug: "elsewhere",
  admin: { disableBlockName: true },
  labels: { singular: text("fields:elsewhereSingular"), plural: text("fields:elsewherePlural") },
  fields: [
    address,
    line("title", text("fields:title"), text("fields:elsewhereTitleHelp"), { required: true }),
  ],
};

/** Returns a field for formatted text, which the contract outputs as HTML. */
export function richText(name: string, label: Label, description: Description): RichTextField {
  return { name, type: "richText", label, editor: contentEditor, admin: { description } };
}

/** Returns a field for formatted text that may contain pictures, the site's videos and videos from elsewhere. */
export function articleText(name: string, label: Label, description: Description): RichTextField {
  return { name, type: "richText", label, editor: articleEditor, admin: { description } };
}

/** A link's address, which visitors must be able to follow. Adds a missing `https://`. */
const linkAddress: FieldAffectingData = {
  name: "url",
  type: "text",
  label: text("fields:address"),
  required: true,
  admin: { description: text("fields:linkAddressHelp") },
  hooks: {
    beforeChange: [({ value }) => (typeof value === "string" ? completeTextLink(value) : (value as unknown))],
  },
  validate: (value: unknown, { req }: Checked) =>
    (typeof value === "string" && isTextLink(completeTextLink(value))) ||
    translateWith(req.t)("fields:textLinkInvalid"),
};

/** Reads lists and pictures of texts pasted from other programs. */
const PasteFeature = createServerFeature({
  key: "paste",
  feature: { ClientFeature: "/admin/rich-text/paste-feature#PasteFeatureClient" },
});

/** Only a few tools: pages look alike, whoever writes them. */
const features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
  BoldFeature(),
  ItalicFeature(),
  LinkFeature({
    enabledCollections: [],
    fields: ({ defaultFields }) =>
      defaultFields.map((field) => ("name" in field && field.name === "url" ? linkAddress : field)),
  }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  // Payload may still change its options; what it stores is Lexical's own format.
  EXPERIMENTAL_TableFeature(),
  FixedToolbarFeature(),
  PasteFeature(),
];

/** The only editor for formatted text. */
export const contentEditor = lexicalEditor({ features });

const caption = line("caption", text("fields:caption"), text("fields:captionHelp"));

const articleEditor = lexicalEditor({
  features: [
    ...features,
    named(
      english.fields.picture,
      UploadFeature({ enabledCollections: ["images"], collections: { images: { fields: [caption] } } }),
    ),
    named(english.fields.videoFromSite, RelationshipFeature({ enabledCollections: ["videos"] })),
    BlocksFeature({ blocks: [elsewhereBlock] }),
  ],
});

/** Returns an editor tool with a name that staff understand. */
function named<Given, Server, Client>(
  label: string,
  provider: FeatureProviderServer<Given, Server, Client>,
): FeatureProviderServer<Given, Server, Client> {
  const { feature } = provider;
  if (typeof feature !== "function") return provider;
  const words = { i18n: { en: { label } } };
  return { ...provider, feature: async (args) => ({ ...(await feature(args)), ...words }) };
}
