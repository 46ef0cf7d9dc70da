import "server-only";
import { cache } from "react";

/** A look at something before it is public. */
export type Preview = {
  /** From the address that the provider's admin opened. */
  token: string;
  /** What stands in the admin's editor, where that is more than what is saved. */
  draft?: Record<string, unknown>;
};

/** One for each page that is rendered. */
const rendering = cache((): { preview: Preview | null } => ({ preview: null }));

/** Lets what is rendered below, in this render alone, be read as the preview has it, past every cache. */
export function showPreview(preview: Preview): void {
  rendering().preview = preview;
}

/** The preview that is being rendered; `null` for a page that visitors get. */
export function currentPreview(): Preview | null {
  return rendering().preview;
}
