import path from "node:path";

import type { CollectionConfig, FieldHook } from "payload";

import { reviewedContentAccess } from "../../access/roles";
import { adminGroup } from "../../admin/menu";
import { text } from "../../admin/texts/text";
import { clipEndpoints } from "../../endpoints/clips";
import { ownFiles } from "../../endpoints/own-files";
import { removeCaptionsOfClip } from "../../features/captions/clip-captions";
import { checkAndRenameFile, refuseDeleteInUse } from "../../features/media/upload-hooks";
import { posterFrameOf, type PreparedColumns } from "../../features/preparation/prepared";
import { alsoForTrash } from "../../features/trash/trash";
import { captionList, fileKind, fileListComponents, FILES_SHOWN } from "../../fields/media-fields";
import { panel } from "../../fields/panel";
import { asText, line } from "../../fields/text-fields";
import { clipTypes } from "../../lib/files/file-types";
import type { Clip } from "../../payload-types";
import {
  beginPreparation,
  keepPreparation,
  queueUploaded,
  removePrepared,
  removeVersionsWithClip,
} from "./hooks";
import { preparationFields } from "./preparation-fields";

/** Returns a clip's frame for lists and choosers; `null` before the clip is prepared. */
function thumbnailOf(clip: PreparedColumns): string | null {
  const frame = posterFrameOf(clip);
  return frame ? `/uploads/frames/${frame.filename}` : null;
}

/** Names a clip without a title after its file. Payload's choices would show its id. */
const orFileName: FieldHook<Clip, string> = ({ value, data, req }) =>
  value?.trim() ? value : path.parse(req.file?.name ?? data?.filename ?? "").name;

/** Video files. */
export const clips: CollectionConfig<"clips"> = {
  slug: "clips",
  labels: { singular: text("clips:singular"), plural: text("clips:plural") },
  disableDuplicate: true,
  admin: {
    group: adminGroup.files,
    useAsTitle: "title",
    defaultColumns: ["filename", "title", "preparation", "duration", "updatedAt"],
    description: text("clips:description"),
    pagination: { defaultLimit: FILES_SHOWN },
    components: {
      ...fileListComponents,
      edit: { Upload: "/admin/media/file-upload#ClipFile" },
    },
  },
  access: reviewedContentAccess,
  endpoints: [ownFiles("clips"), ...clipEndpoints],
  hooks: {
    beforeOperation: [checkAndRenameFile("clips")],
    beforeValidate: [beginPreparation],
    beforeChange: [keepPreparation, alsoForTrash(refuseDeleteInUse("clips"))],
    afterChange: [queueUploaded],
    beforeDelete: [refuseDeleteInUse("clips"), removeCaptionsOfClip, removeVersionsWithClip],
    afterDelete: [removePrepared],
  },
  upload: {
    mimeTypes: clipTypes.mimeTypes,
    pasteURL: false,
    bulkUpload: false,
    hideRemoveFile: true,
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
  },
  fields: [
    fileKind,
    panel("player", "/admin/clips/clip-player#ClipPlayer"),
    {
      ...line("title", text("fields:title"), text("clips:titleHelp")),
      admin: {
        description: text("clips:titleHelp"),
        // A page without a file yet is left as soon as it has one.
        condition: (_data, _siblings, { operation }) => operation !== "create",
      },
      hooks: { beforeChange: [orFileName] },
    },
    captionList(),
    {
      name: "duration",
      type: "number",
      label: text("clips:duration"),
      min: 0,
      admin: {
        // The panel below the player shows it.
        components: {
          Field: "/admin/clips/media-cells#NoField",
          Cell: "/admin/clips/media-cells#LengthCell",
        },
      },
    },
    {
      name: "isFromVisitor",
      type: "checkbox",
      label: text("clips:isFromVisitor"),
      defaultValue: false,
      access: { create: () => false, update: () => false },
      admin: {
        position: "sidebar",
        condition: ({ isFromVisitor }) => isFromVisitor === true,
        components: asText,
        description: text("clips:isFromVisitorHelp"),
      },
    },
    ...preparationFields,
  ],
};
