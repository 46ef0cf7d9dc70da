import type { UploadField } from "payload";

type Options = { required?: boolean; inSidebar?: boolean };

/** One picture. */
export function picture(
  name: string,
  label: string,
  description: string,
  options: Options = {},
): UploadField {
  return { name, type: "upload", relationTo: "images", label, ...common(description, options) };
}

/** Several pictures, in an order that staff can change by dragging. */
export function pictures(name: string, label: string, description: string): UploadField {
  return { name, type: "upload", relationTo: "images", hasMany: true, label, ...common(description, {}) };
}

/** One picture or one video clip. */
export function pictureOrClip(name: string, label: string, description: string): UploadField {
  return { name, type: "upload", relationTo: ["images", "clips"], label, ...common(description, {}) };
}

/** One video clip. */
export function clip(name: string, label: string, description: string, options: Options = {}): UploadField {
  return { name, type: "upload", relationTo: "clips", label, ...common(description, options) };
}

/** One WebVTT caption file. */
export function captionFile(name: string, label: string, description: string): UploadField {
  return { name, type: "upload", relationTo: "captions", label, ...common(description, {}) };
}

function common(description: string, { required = false, inSidebar = false }: Options) {
  return { required, admin: { description, ...(inSidebar ? { position: "sidebar" as const } : {}) } };
}
