import { createHmac } from "node:crypto";

import { isSameText } from "@lampstand/runtime/same-text";
import { z } from "zod";

import { environment } from "../../lib/environment";

/** How long a preview's address leads to it, in milliseconds: an afternoon of writing. */
const LIFETIME_MS = 4 * 60 * 60 * 1000;

const PURPOSE = "preview";

/** The record, or single document, whose unpublished state may be seen. */
export type PreviewSubject = { kind: string; id?: string };

/** What a token lets its holder see, and until when, in milliseconds since 1970. */
export type PreviewGrant = PreviewSubject & { until: number };

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
