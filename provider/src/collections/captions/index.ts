import type { CollectionConfig } from "payload";

import { refuseDeleteInUse, checkAndRenameFile } from "../../features/media/upload-hooks";
import { revalidateOnChange } from "../../features/revalidation/hooks";
import { line } from "../../fields/text-fields";
import { adminGroup, contentAccess } from "../../lib/admin";
import { captionTypes, uploadsFolder } from "../../lib/files/file-types";
import { requireWebVtt } from "./hooks";

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
    ...revalidateOnChange("captions"),
    beforeDelete: [refuseDeleteInUse("captions"), ...revalidateOnChange("captions").beforeDelete],
    beforeOperation: [checkAndRenameFile("captions"), requireWebVtt],
  },
  upload: { staticDir: uploadsFolder("captions"), mimeTypes: captionTypes.mimeTypes, pasteURL: false },
  fields: [line("title", "Title", "Whose words these are, to find the file again here.")],
};
