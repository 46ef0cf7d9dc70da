import type { RichTextField } from "payload";

import { contentEditor } from "./content-editor";

/** Formatted text, emitted as HTML by the contract. */
export function richText(name: string, label: string, description: string): RichTextField {
  return { name, type: "richText", label, editor: contentEditor, admin: { description } };
}
