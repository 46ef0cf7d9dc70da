import type { CollectionConfig } from "payload";

import { refuseDeleteInUse, checkAndRenameFile } from "../../features/media/upload-hooks";
import { revalidateOnChange } from "../../features/revalidation/hooks";
import { line } from "../../fields/text-fields";
import { adminGroup, contentAccess } from "../../lib/admin";
import { clipTypes, uploadsFolder } from "../../lib/files/file-types";
import { measureClip } from "./hooks";

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
    ...revalidateOnChange("clips"),
    beforeDelete: [refuseDeleteInUse("clips"), ...revalidateOnChange("clips").beforeDelete],
    beforeOperation: [checkAndRenameFile("clips")],
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
