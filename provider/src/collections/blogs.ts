import { EXCERPT_MAX_LENGTH } from "@lampstand/contract/limits";
import type { CollectionConfig } from "payload";
import { z } from "zod";

import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { textReferences } from "../features/articles/text-media";
import { churchTimeZone } from "../features/church/church";
import { keepFormerSlugs } from "../features/slugs/former-slugs";
import { picture } from "../fields/media-fields";
import { panel } from "../fields/panel";
import { articleText } from "../fields/rich-text";
import { slugField } from "../fields/slug-field";
import { day, line, paragraph } from "../fields/text-fields";
import { noonOf } from "../lib/days";

const VERSIONS_KEPT = 20;

const named = z.object({ name: z.string() });

/** Blog articles. Staff can save a draft at any time; visitors see the last published version. */
export const blogs: CollectionConfig<"blogs"> = {
  slug: "blogs",
  labels: { singular: text("blogs:singular"), plural: text("blogs:plural") },
  defaultSort: "-postedDate",
  admin: {
    group: adminGroup.blogAndHelp,
    useAsTitle: "title",
    defaultColumns: ["title", "author", "postedDate", "_status"],
    description: text("blogs:description"),
    components: {
      edit: {
        PublishButton: "/admin/articles/publish-buttons#PublishButtons",
        UnpublishButton: "/admin/clips/media-cells#NoField",
      },
    },
  },
  access: contentAccess,
  versions: { drafts: true, maxPerDoc: VERSIONS_KEPT },
  hooks: keepFormerSlugs("blogs"),
  fields: [
    line("title", text("fields:title"), text("blogs:titleHelp"), { required: true }),
    paragraph("excerpt", text("blogs:excerpt"), text("blogs:excerptHelp"), {
      maxLength: EXCERPT_MAX_LENGTH,
    }),
    picture("fVideo", text("fields:picture"), text("blogs:fVideoHelp")),
    articleText("content", text("fields:article"), text("blogs:contentHelp")),
    ...textReferences("content"),
    panel("linkPreview", "/admin/fields/link-preview-field#LinkPreviewField"),
    {
      ...line("author", text("blogs:author"), text("blogs:authorHelp"), { required: true, inSidebar: true }),
      defaultValue: ({ user }: { user: unknown }) => named.safeParse(user).data?.name,
    },
    {
      ...day("postedDate", text("blogs:postedDate"), text("blogs:postedDateHelp"), {
        required: true,
        inSidebar: true,
      }),
      defaultValue: async ({ req: { payload } }) =>
        noonOf(new Date().toISOString(), await churchTimeZone(payload)),
    },
    {
      /** For articles that feed readers knew by their address before they had ids. */
      name: "feedId",
      type: "text",
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
      hooks: { beforeDuplicate: [() => null] },
    },
    slugField({
      collection: "blogs",
      from: "title",
      description: "blogs:slugHelp",
      mayBeReserved: true,
    }),
  ],
};
