import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { contentAccess } from "../access/roles";
import { line } from "../fields/text-fields";
import { clipTypes, uploadsFolder } from "../media/file-types";
import { measureClip } from "../media/measure-clip";
import { keepUsed } from "../media/keep-used";
import { nameUniquely } from "../media/name-uniquely";
import { tellOf } from "../revalidation/collection-hooks";

/** Video files. */
export const clips: CollectionConfig<"clips"> = {
  slug: "clips",
  labels: { singular: "Clip", plural: "Clips" },
  disableDuplicate: true,
  admin: {
    group: adminGroup.files,
    useAsTitle: "title",
    defaultColumns: ["filename", "title", "duration", "filesize", "updatedAt"],
    description: "MP4 plays everywhere; other kinds may not. At most 1 GB.",
  },
  access: contentAccess,
  hooks: {
    ...tellOf("clips"),
    beforeDelete: [keepUsed("clips"), ...tellOf("clips").beforeDelete],
    beforeOperation: [nameUniquely("clips")],
    beforeChange: [measureClip],
  },
  upload: { staticDir: uploadsFolder("clips"), mimeTypes: clipTypes.mimeTypes, pasteURL: false },
  fields: [
    {
      name: "player",
      type: "ui",
      label: "Watch",
      admin: { components: { Field: "/admin/clip-player#ClipPlayer" } },
    },
    line("title", "Title", "What the clip shows, to find it again here."),
    {
      name: "duration",
      type: "number",
      label: "Length in seconds",
      min: 0,
      admin: { readOnly: true, position: "sidebar", description: "Read from the file." },
    },
    {
      name: "isFromVisitor",
      type: "checkbox",
      label: "Sent by a visitor",
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: { position: "sidebar", description: "It came with an uploaded story and goes with it." },
    },
  ],
};
