import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";

import { isSameText } from "@lampstand/runtime/same-text";
import { z } from "zod";

import { environment } from "../../lib/environment";

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

/** How long a preview's address leads to it, in milliseconds: an afternoon of writing. */
const LIFETIME_MS = 4 * 60 * 60 * 1000;

const PURPOSE = "preview";

/** The record, or single document, whose unpublished state may be seen. */
type PreviewSubject = { kind: string; id?: string };

/** What a token lets its holder see, and until when, in milliseconds since 1970. */
type PreviewGrant = PreviewSubject & { until: number };

const content = z.object({ kind: z.string(), id: z.string().optional(), until: z.number() });

/** A token with which whoever holds it sees a record as staff have saved it, published or not, for four hours. */
export function previewToken(subject: PreviewSubject, until = Date.now() + LIFETIME_MS): string {
  const text = JSON.stringify({ ...subject, until });
  const encoded = Buffer.from(text).toString("base64url");
  return `${encoded}.${signatureOf(encoded)}`;
}

/** What a token lets its holder see; `null` when it is none of ours, or its time is over. */
export function readPreviewToken(token: string, now = Date.now()): PreviewGrant | null {
  const [encoded = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSameText(signature, signatureOf(encoded))) return null;
  const { kind, id, until } = content.parse(JSON.parse(Buffer.from(encoded, "base64url").toString()));
  return now < until ? { kind, ...(id !== undefined && { id }), until } : null;
}

function signatureOf(encoded: string): string {
  return createHmac("sha256", environment().payloadSecret)
    .update(`${PURPOSE}\0${encoded}`)
    .digest("base64url");
}
