import type { TextField, UIField, UploadField } from "payload";

import { environment } from "../lib/environment";
import { panel } from "./panel";

type Options = {
  required?: boolean;
  inSidebar?: boolean;
  /** Whether its record's list shows the clip's picture, and how far it is prepared. */
  isThumbnail?: boolean;
};

/** Payload's own field of an upload's kind, in words for staff: it stands among a list's columns and filters. */
export const fileKind: TextField = { name: "mimeType", type: "text", label: "File type" };

/** One picture. */
export function picture(
  name: string,
  label: string,
  description: string,
  options: Options = {},
): UploadField {
  return { name, type: "upload", relationTo: "images", label, ...single(description, options) };
}

/** Several pictures, in an order that staff can change by dragging. */
export function pictures(name: string, label: string, description: string): UploadField {
  return { name, type: "upload", relationTo: "images", hasMany: true, label, ...common(description, {}) };
}

/** One picture or one video clip. */
export function pictureOrClip(name: string, label: string, description: string): UploadField {
  return { name, type: "upload", relationTo: ["images", "clips"], label, ...single(description, {}) };
}

/** One video clip. */
export function clip(name: string, label: string, description: string, options: Options = {}): UploadField {
  return { name, type: "upload", relationTo: "clips", label, ...single(description, options) };
}

/** One file, taken by the button that knows pictures from clips. */
function single(description: string, options: Options) {
  const { admin, ...rest } = common(description, options);
  const cell = options.isThumbnail ? { Cell: "/admin/clips/media-cells#ClipCell" } : {};
  return {
    ...rest,
    admin: { ...admin, components: { Field: "/admin/media/media-field#MediaField", ...cell } },
  };
}

function common(description: string, { required = false, inSidebar = false }: Options) {
  return { required, admin: { description, ...(inSidebar ? { position: "sidebar" as const } : {}) } };
}

/**
 * The captions of a record's clip, each leading to its lines.
 * @param clipField The field that points to the clip; absent where the record is the clip itself.
 */
export function captionList(clipField?: string): UIField {
  const canTranscribe = environment().transcription !== undefined;
  const path = "/admin/captions/caption-list#CaptionList";
  return panel("captionList", { path, clientProps: { clipField, canTranscribe } });
}
