import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";

import { isSameText } from "@lampstand/runtime/same-text";
import { z } from "zod";

import { environment } from "../../lib/environment";

/** A view of something unpublished, while one API call is answered. */
export type Preview = PreviewGrant & {
  /** What is in the editor, if it is more than what is saved. */
  draft?: Record<string, unknown>;
};

const previews = new AsyncLocalStorage<Preview>();

/** Answers a call with the unpublished state of the previewed record. */
export function withPreview<T>(preview: Preview, answer: () => Promise<T>): Promise<T> {
  return previews.run(preview, answer);
}

export function currentPreview(): Preview | undefined {
  return previews.getStore();
}

/** The query parameter that gives access to a preview's files. */
const FILE_PARAMETER = "preview";

/** What a file's token is for; no collection has this name. */
const FILE = "file";

/** Returns a path that opens only this file during the preview; it stays the same, so pictures don't reload. */
export function previewPath(path: string): string {
  const preview = currentPreview();
  if (!preview || !path) return path;
  return `${path}?${FILE_PARAMETER}=${previewToken({ kind: FILE, id: path }, preview.until)}`;
}

/** Returns whether a file's address came from a preview that shows it. */
export function isPreviewed(path: string, { searchParams }: URL): boolean {
  const subject = readPreviewToken(searchParams.get(FILE_PARAMETER) ?? "");
  return subject?.kind === FILE && subject.id === path;
}

/** How long a preview's address works, in milliseconds: an afternoon of writing. */
const LIFETIME_MS = 4 * 60 * 60 * 1000;

const PURPOSE = "preview";

type PreviewSubject = { kind: string; id?: string };

/** What a token gives access to, and until when, in milliseconds since 1970. */
type PreviewGrant = PreviewSubject & { until: number };

const content = z.object({ kind: z.string(), id: z.string().optional(), until: z.number() });

/** Returns a token that shows a record as staff saved it, published or not, for four hours. */
export function previewToken(subject: PreviewSubject, until = Date.now() + LIFETIME_MS): string {
  const text = JSON.stringify({ ...subject, until });
  const encoded = Buffer.from(text).toString("base64url");
  return `${encoded}.${signatureOf(encoded)}`;
}

/** Returns what a token gives access to; `null` when it isn't ours or has expired. */
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
