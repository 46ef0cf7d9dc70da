import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { contentAccess } from "../access/roles";
import { line } from "../fields/text-fields";
import { captionTypes, uploadsFolder } from "../media/file-types";
import { keepUsed } from "../media/keep-used";
import { nameUniquely } from "../media/name-uniquely";
import { requireWebVtt } from "../media/require-web-vtt";
import { tellOf } from "../revalidation/collection-hooks";

/** WebVTT caption files. */
export const captions: CollectionConfig<"captions"> = {
  slug: "captions",
  labels: { singular: "Caption file", plural: "Caption files" },
  disableDuplicate: true,
  admin: {
    group: adminGroup.files,
    useAsTitle: "filename",
    defaultColumns: ["filename", "title", "updatedAt"],
    description: "The words of a clip with their times, as a WebVTT (.vtt) file.",
  },
  access: contentAccess,
  hooks: {
    ...tellOf("captions"),
    beforeDelete: [keepUsed("captions"), ...tellOf("captions").beforeDelete],
    beforeOperation: [nameUniquely("captions"), requireWebVtt],
  },
  upload: { staticDir: uploadsFolder("captions"), mimeTypes: captionTypes.mimeTypes, pasteURL: false },
  fields: [line("title", "Title", "Whose words these are, to find the file again here.")],
};
