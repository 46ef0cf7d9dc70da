import { AsyncLocalStorage } from "node:async_hooks";

import { type PreviewGrant, previewToken, readPreviewToken } from "./preview-token";

/** A look at something that is not published, for as long as one call of the contract is answered. */
export type Preview = PreviewGrant & {
  /** What stands in the editor, where that is more than what is saved. */
  draft?: Record<string, unknown>;
};

const previews = new AsyncLocalStorage<Preview>();

/** Answers a call with the unpublished state of what the preview is of. */
export function withPreview<T>(preview: Preview, answer: () => Promise<T>): Promise<T> {
  return previews.run(preview, answer);
}

/** The preview on whose behalf a call is answered. */
export function currentPreview(): Preview | undefined {
  return previews.getStore();
}

/** The name of the query parameter by which a preview's files are let out. */
const FILE_PARAMETER = "preview";

/** What the token of a file is of; no collection is called so. */
const FILE = "file";

/**
 * A file's path, as whoever looks at a preview may load it: that file alone, as long as the preview lasts. It is the same
 * each time, so that pictures stay while somebody types.
 */
export function previewPath(path: string): string {
  const preview = currentPreview();
  if (!preview || !path) return path;
  return `${path}?${FILE_PARAMETER}=${previewToken({ kind: FILE, id: path }, preview.until)}`;
}

/** Whether a file's address was given out with a preview that shows the file. */
export function isPreviewed(path: string, { searchParams }: URL): boolean {
  const subject = readPreviewToken(searchParams.get(FILE_PARAMETER) ?? "");
  return subject?.kind === FILE && subject.id === path;
}
