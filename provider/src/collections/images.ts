import type { CollectionConfig } from "payload";

import { refuseDeleteInUse, checkAndRenameFile } from "../features/media/upload-hooks";
import { alsoForTrash } from "../features/trash/trash";
import { fileKind, fileListComponents, FILES_SHOWN } from "../fields/media-fields";
import { line } from "../fields/text-fields";
import { contentAccess } from "../access/roles";
import { adminGroup } from "../admin/menu";
import { text } from "../admin/texts/text";
import { ownFiles } from "../endpoints/own-files";
import { imageTypes } from "../lib/files/file-types";

/**
 * The longer side of a stored picture, in pixels. Larger pictures are scaled down, which also removes where they were
 * taken.
 */
const LONGEST_SIDE = 2560;
const THUMBNAIL_WIDTH = 320;

export const images: CollectionConfig<"images"> = {
  slug: "images",
  labels: { singular: text("images:singular"), plural: text("images:plural") },
  disableDuplicate: true,
  admin: {
    group: adminGroup.files,
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "updatedAt"],
    description: text("images:description"),
    pagination: { defaultLimit: FILES_SHOWN },
    components: fileListComponents,
  },
  access: contentAccess,
  endpoints: [ownFiles("images")],
  hooks: {
    beforeDelete: [refuseDeleteInUse("images")],
    beforeChange: [alsoForTrash(refuseDeleteInUse("images"))],
    beforeOperation: [checkAndRenameFile("images")],
  },
  upload: {
    mimeTypes: imageTypes.mimeTypes,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: true,
    adminThumbnail: "thumbnail",
    imageSizes: [{ name: "thumbnail", width: THUMBNAIL_WIDTH, formatOptions: { format: "webp" } }],
    resizeOptions: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true },
  },
  fields: [
    fileKind,
    line("alt", text("images:alt"), text("images:altHelp"), {
      required: true,
    }),
  ],
};
