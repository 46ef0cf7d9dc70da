import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
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

import { completeTextLink, completeWebAddress, isTextLink, isWebAddress } from "../lib/web-address";
import { line } from "./text-fields";

/** Formatted texts are checked before the hooks that run ahead of checks in other fields. */
const address: FieldAffectingData = {
  name: "address",
  type: "text",
  label: "Address",
  required: true,
  admin: {
    description:
      "As your browser shows it, for example https://www.youtube.com/watch?v=… YouTube and Vimeo videos play in the article once a visitor presses play. Nothing loads from there before that. Everything else becomes a link.",
  },
  hooks: {
    beforeChange: [
      ({ value }) => (typeof value === "string" ? completeWebAddress(value) : (value as unknown)),
    ],
  },
  validate: (value: unknown) =>
    (typeof value === "string" && isWebAddress(completeWebAddress(value))) ||
    "Please enter a full web address, such as https://www.example.org.",
};

/** A video or page of another site, by its address. */
const elsewhereBlock: Block = {
  slug: "elsewhere",
  admin: { disableBlockName: true },
  labels: { singular: "Video or page from elsewhere", plural: "Videos and pages from elsewhere" },
  fields: [address, line("title", "Title", "What it shows.", { required: true })],
};

/** Returns a field for formatted text, which the contract outputs as HTML. */
export function richText(name: string, label: string, description: string): RichTextField {
  return { name, type: "richText", label, editor: contentEditor, admin: { description } };
}

/** Returns a field for formatted text that may contain pictures, the site's videos and videos from elsewhere. */
export function articleText(name: string, label: string, description: string): RichTextField {
  return { name, type: "richText", label, editor: articleEditor, admin: { description } };
}

const LINK_HELP =
  "This link doesn’t lead anywhere. Please enter a web address such as https://www.example.org, a page of the site such as /blog, or an email address.";

/** A link's address, which visitors must be able to follow. Adds a missing `https://`. */
const linkAddress: FieldAffectingData = {
  name: "url",
  type: "text",
  label: "Address",
  required: true,
  admin: { description: "A web address, a page of the site such as /blog, or an email address." },
  hooks: {
    beforeChange: [({ value }) => (typeof value === "string" ? completeTextLink(value) : (value as unknown))],
  },
  validate: (value: unknown) =>
    (typeof value === "string" && isTextLink(completeTextLink(value))) || LINK_HELP,
};

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
];

/** The only editor for formatted text. */
export const contentEditor = lexicalEditor({ features });

const caption = line("caption", "Caption", "For example, who took it. You can leave it empty.");

const articleEditor = lexicalEditor({
  features: [
    ...features,
    named(
      "Picture",
      UploadFeature({ enabledCollections: ["images"], collections: { images: { fields: [caption] } } }),
    ),
    named("Video from this site", RelationshipFeature({ enabledCollections: ["videos"] })),
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
