import "server-only";
import { cache } from "react";

export type Preview = {
  token: string;
  draft?: Record<string, unknown>;
};

/** One object per rendered page. */
const rendering = cache((): { preview: Preview | null } => ({ preview: null }));

/** Affects only this render: its reads return the preview and skip every cache. */
export function showPreview(preview: Preview): void {
  rendering().preview = preview;
}

export function currentPreview(): Preview | null {
  return rendering().preview;
}
