import type { TextField, UIField, UploadField } from "payload";

import { text } from "../admin/texts/text";
import { environment } from "../lib/environment";
import { panel } from "./panel";
import type { Description, Label } from "./text-fields";

type Options = {
  required?: boolean;
  inSidebar?: boolean;
  /** Whether its record's list shows the clip's picture and preparation. */
  isThumbnail?: boolean;
};

/** Payload's own field for an upload's type, in words for staff: it is one of a list's columns and filters. */
export const fileKind: TextField = { name: "mimeType", type: "text", label: text("fields:fileType") };

/** How many files a page of a list or chooser shows. */
export const FILES_SHOWN = 24;

/** Shows a collection of files as a grid with one button for uploads, in its list and wherever staff choose a file. */
export const fileListComponents = {
  beforeListTable: ["/admin/media/file-upload#UploadToFiles"],
  views: { list: { Component: "/admin/media/media-list#MediaList" } },
};

/** Returns a field for one picture. */
export function picture(
  name: string,
  label: Label,
  description: Description,
  options: Options = {},
): UploadField {
  return { name, type: "upload", relationTo: "images", label, ...withUploads(description, options) };
}

/** Returns a field for several pictures, which staff can reorder by dragging. */
export function pictures(name: string, label: Label, description: Description): UploadField {
  return {
    name,
    type: "upload",
    relationTo: "images",
    hasMany: true,
    label,
    ...withUploads(description, {}),
  };
}

/** Returns a field for one picture or video clip. */
export function pictureOrClip(name: string, label: Label, description: Description): UploadField {
  return { name, type: "upload", relationTo: ["images", "clips"], label, ...withUploads(description, {}) };
}

/** Returns a field for one video clip. */
export function clip(
  name: string,
  label: Label,
  description: Description,
  options: Options = {},
): UploadField {
  return { name, type: "upload", relationTo: "clips", label, ...withUploads(description, options) };
}

/** Returns a field for files, with the button that tells pictures from clips. */
function withUploads(
  description: Description,
  { required = false, inSidebar = false, isThumbnail = false }: Options,
) {
  const cell = isThumbnail ? { Cell: "/admin/clips/media-cells#ClipCell" } : {};
  const components = { Field: "/admin/media/media-field#MediaField", ...cell };
  const position = inSidebar ? { position: "sidebar" as const } : {};
  return { required, admin: { description, components, ...position } };
}

/**
 * Returns the list of captions of a record's clip, each linked to its lines.
 * @param clipField The field that points to the clip; absent where the record is the clip itself.
 */
export function captionList(clipField?: string): UIField {
  const { transcription, translation } = environment();
  const services = { canTranscribe: transcription !== undefined, canTranslate: translation !== undefined };
  const path = "/admin/captions/caption-list#CaptionList";
  return panel("captionList", { path, clientProps: { clipField, ...services } });
}
