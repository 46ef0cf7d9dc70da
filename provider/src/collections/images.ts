import type { CollectionConfig } from "payload";

import { adminGroup } from "../admin/groups";
import { contentAccess } from "../access/roles";
import { line } from "../fields/text-fields";
import { imageTypes, uploadsFolder } from "../media/file-types";
import { keepUsed } from "../media/keep-used";
import { nameUniquely } from "../media/name-uniquely";
import { tellOf } from "../revalidation/collection-hooks";

/** Longer side of a stored picture, in pixels: larger ones are made smaller, which also drops where they were taken. */
const LONGEST_SIDE = 2560;
const THUMBNAIL_WIDTH = 320;

/** Pictures. */
export const images: CollectionConfig<"images"> = {
  slug: "images",
  labels: { singular: "Picture", plural: "Pictures" },
  disableDuplicate: true,
  admin: {
    group: adminGroup.files,
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "updatedAt"],
    description: "JPEG, PNG, GIF, WebP, AVIF or BMP.",
  },
  access: contentAccess,
  hooks: {
    ...tellOf("images"),
    beforeDelete: [keepUsed("images"), ...tellOf("images").beforeDelete],
    beforeOperation: [nameUniquely("images")],
  },
  upload: {
    staticDir: uploadsFolder("images"),
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
    line(
      "alt",
      "What the picture shows",
      "For people who cannot see it, for example ‘Two women singing in a choir’.",
      {
        required: true,
      },
    ),
  ],
};
