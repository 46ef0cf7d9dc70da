import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import * as z from "zod/mini";

import { mediaCollectionOf, mediaExtensions, type MediaCollection } from "../../lib/files/media-kinds";
import { mayRepeat } from "../staff/repeat-calls";
import type { TextKey, Translate } from "../texts/text";

/** A stored picture or clip. */
export type UploadedMedia = { collection: MediaCollection; id: string };

/** The result of an upload; a refusal's message is a sentence for staff. */
export type UploadOutcome =
  { kind: "stored"; media: UploadedMedia } | { kind: "refused"; message: string } | { kind: "cancelled" };

type Upload = {
  t: Translate;
  file: File;
  collection: MediaCollection;
  /** The record's other fields. */
  data: Record<string, string>;
  /** The clip or picture whose file is replaced; without it, a new one is created. */
  id?: string;
  /** Receives how much has been sent, in percent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

const stored = z.object({ doc: z.object({ id: z.string() }) });

/** Uploads a picture or video to the provider, if need be after staff have signed in again. */
export async function uploadMedia(upload: Upload): Promise<UploadOutcome> {
  const first = await send(upload);
  const mustRepeat = first !== undefined && (await mayRepeat(jsonOf(first.body)));
  const answer = mustRepeat ? await send(upload) : first;
  if (!answer) return { kind: "cancelled" };
  const { data } = stored.safeParse(jsonOf(answer.body));
  if (answer.status < 300 && data)
    return { kind: "stored", media: { collection: upload.collection, id: data.doc.id } };
  return { kind: "refused", message: refusalOf(answer.status, answer.body, upload.t) };
}

/** An answer; its status is 0 if the connection was lost. */
type Answer = { status: number; body: string };

/**
 * Sends a file. Only `XMLHttpRequest` reports how much of a body has been sent. Returns `undefined` if staff cancel it.
 */
function send({ file, collection, data, id, onProgress, signal }: Upload): Promise<Answer | undefined> {
  const body = new FormData();
  body.append("_payload", JSON.stringify(data));
  body.append("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => resolve({ status: 0, body: "" });
    request.onabort = () => resolve(undefined);
    signal.addEventListener("abort", () => request.abort());
    request.open(
      id ? "PATCH" : "POST",
      `/api/${collection}${id ? `/${encodeURIComponent(id)}` : ""}?depth=0`,
    );
    request.send(body);
  });
}

/** How such a picture begins, whatever its name: its container's brands, four letters each. */
const HEIC_BRANDS = /^ftyp(?:.{4}){0,13}?he(?:i[cxms]|v[cxms])/s;

async function isHeic(file: File): Promise<boolean> {
  if (/\.hei[cf]s?$/i.test(file.name)) return true;
  const brands = await file
    .slice(4, 64)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0)); // sending it reports the failure
  return HEIC_BRANDS.test(String.fromCharCode(...new Uint8Array(brands)));
}

/** Returns a sentence for staff about why a file can't be sent; `undefined` if it can. */
export async function faultOf(
  file: File,
  accepted: MediaCollection[],
  t: Translate,
): Promise<string | undefined> {
  const { name } = file;
  if (/\.(?:srt|vtt)$/i.test(name)) return t("media:captionsElsewhere");
  // Browsers can't show these pictures, and nothing under a free licence converts them.
  if (await isHeic(file)) return t("media:heic");
  const collection = mediaCollectionOf(name);
  if (!collection || !accepted.includes(collection)) {
    const extensions = accepted.flatMap((each) => mediaExtensions[each]).join(", ");
    return t("media:wrongType", { name, extensions });
  }
  if (file.size === 0) return t("media:empty", { name });
  if (file.size > VIDEO_MAX_BYTES) return t("media:tooLarge");
  return undefined;
}

/** What an answer without its own reason means, by status; 0 if there was no answer. */
const REASONS: ReadonlyMap<number, TextKey> = new Map([
  [0, "media:connectionLost"],
  [401, "media:signedOut"],
  [403, "media:notAllowed"],
  [404, "media:recordGone"],
  [408, "media:tookTooLong"],
  [413, "media:tooLargeForProxy"],
  [429, "media:tooMany"],
  [502, "media:notResponding"],
  [503, "media:busy"],
  [504, "media:tookTooLongToAnswer"],
  [507, "media:diskFull"],
]);

const problem = z.object({ message: z.string(), path: z.optional(z.string()) });
const refusal = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.catch(z.nullish(z.object({ errors: z.catch(z.array(problem), []) })), null),
      }),
    )
    .check(z.minLength(1)),
});

/** Payload's own errors about a file, which are for programmers, and their plain words. */
const FINDINGS: [RegExp, TextKey][] = [
  [/larger than 1 GB|limit has been reached/i, "media:tooLarge"],
  [/MIME type|file type/i, "media:wrongContent"],
  [/ISO base media|could not read/i, "media:damaged"],
  [/something went wrong|unknown error/i, "media:notStored"],
  [/not allowed to perform/i, "media:notAllowed"],
];

/**
 * Returns a sentence for staff about why the provider, or a proxy in front of it, refused a file.
 * @param status HTTP status; 0 if there was no answer
 */
export function refusalOf(status: number, body: string, t: Translate): string {
  const answer = refusal.safeParse(jsonOf(body));
  if (!answer.success) {
    const reason = REASONS.get(status);
    return reason ? t(reason) : t("media:rejected", { status });
  }
  const sentences = answer.data.errors.flatMap(({ message, data }) => {
    const details = (data?.errors ?? []).map((each) => each.message);
    return details.length > 0 ? details : [message];
  });
  return sentences.map((sentence) => inPlainWords(sentence, t)).join(" ");
}

function inPlainWords(sentence: string, t: Translate): string {
  const [, plain] = FINDINGS.find(([pattern]) => pattern.test(sentence)) ?? [];
  return plain ? t(plain) : sentence;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
