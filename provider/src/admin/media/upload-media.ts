import { VIDEO_MAX_BYTES } from "@lampstand/contract/limits";
import * as z from "zod/mini";

import { mediaCollectionOf, mediaExtensions, type MediaCollection } from "../../lib/files/media-kinds";

/** A stored picture or clip. */
export type UploadedMedia = { collection: MediaCollection; id: string };

/** The result of an upload; a refusal's message is a sentence for staff. */
export type UploadOutcome =
  { kind: "stored"; media: UploadedMedia } | { kind: "refused"; message: string } | { kind: "cancelled" };

type Upload = {
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

/** Uploads a picture or video to the provider. Only `XMLHttpRequest` reports how much of a body has been sent. */
export function uploadMedia({
  file,
  collection,
  data,
  id,
  onProgress,
  signal,
}: Upload): Promise<UploadOutcome> {
  const body = new FormData();
  body.append("_payload", JSON.stringify(data));
  body.append("file", file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const refuse = (message: string) => resolve({ kind: "refused", message });
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const answer = stored.safeParse(jsonOf(request.responseText));
      const isStored = request.status < 300 && answer.success;
      if (isStored) resolve({ kind: "stored", media: { collection, id: answer.data.doc.id } });
      else refuse(refusalOf(request.status, request.responseText));
    };
    request.onerror = () => refuse(refusalOf(0, ""));
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort());
    request.open(
      id ? "PATCH" : "POST",
      `/api/${collection}${id ? `/${encodeURIComponent(id)}` : ""}?depth=0`,
    );
    request.send(body);
  });
}

const CAPTIONS_ELSEWHERE =
  "Captions belong to a video. Please open the video and choose ‘Upload captions’ there.";

/** Browsers can't show these pictures, and nothing under a free licence converts them. */
const HEIC =
  "Browsers can’t show this kind of picture (HEIC), which iPhones save. Choose it in this admin on the iPhone itself, which sends it as a JPEG, or export it as a JPEG on a computer.";

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
export async function faultOf(file: File, accepted: MediaCollection[]): Promise<string | undefined> {
  if (/\.(?:srt|vtt)$/i.test(file.name)) return CAPTIONS_ELSEWHERE;
  if (await isHeic(file)) return HEIC;
  const collection = mediaCollectionOf(file.name);
  if (!collection || !accepted.includes(collection)) {
    const extensions = accepted.flatMap((each) => mediaExtensions[each]).join(", ");
    return `‘${file.name}’ can’t be shown here. Please choose one of these file types: ${extensions}.`;
  }
  if (file.size === 0) return `‘${file.name}’ is empty. Please choose another file.`;
  if (file.size > VIDEO_MAX_BYTES) return TOO_LARGE;
  return undefined;
}

const TOO_LARGE = "The file is larger than 1 GB. Please choose a smaller one or make a shorter copy.";

const AGAIN = "Please try again in a few minutes.";
const WHO = "contact the person who looks after the server";

/** What an answer without its own reason means, by status; 0 if there was no answer. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [0, "We lost the connection before the whole file arrived. Please check your connection and try again."],
  [401, "You’re no longer signed in. Please sign in in another tab, then try again here."],
  [
    403,
    "You’re no longer signed in, or you don’t have permission to add files. Please sign in in another tab, then try again.",
  ],
  [404, "The record this file belongs to no longer exists. Please reload this page."],
  [408, "Sending took too long. Please try again with a faster connection."],
  [
    413,
    `The server in front of the admin doesn’t accept a file this large. Please ${WHO} and ask for uploads of up to 1 GB.`,
  ],
  [429, `Too many files were sent at once. ${AGAIN}`],
  [502, `The server isn’t responding. ${AGAIN}`],
  [503, `The server is busy. ${AGAIN}`],
  [504, `The server took too long to answer. ${AGAIN}`],
  [507, `The server’s disk is full. Please ${WHO}.`],
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
const FINDINGS: [RegExp, string][] = [
  [/larger than 1 GB|limit has been reached/i, TOO_LARGE],
  [
    /MIME type|file type/i,
    "The file’s content doesn’t match its name, or it’s not a type of picture or video we can show.",
  ],
  [/ISO base media|could not read/i, "The file is damaged or incomplete."],
  [/something went wrong|unknown error/i, `The server couldn’t store the file. ${AGAIN}`],
  [/not allowed to perform/i, REASONS.get(403) ?? ""],
];

/**
 * Returns a sentence for staff about why the provider, or a proxy in front of it, refused a file.
 * @param status HTTP status; 0 if there was no answer
 */
export function refusalOf(status: number, body: string): string {
  const answer = refusal.safeParse(jsonOf(body));
  if (!answer.success) {
    const unknown = `The server rejected the file (error ${status}). ${AGAIN} If it happens again, ${WHO}.`;
    return REASONS.get(status) ?? unknown;
  }
  const sentences = answer.data.errors.flatMap(({ message, data }) => {
    const details = (data?.errors ?? []).map((each) => each.message);
    return details.length > 0 ? details : [message];
  });
  return sentences.map(inPlainWords).join(" ");
}

function inPlainWords(sentence: string): string {
  return FINDINGS.find(([pattern]) => pattern.test(sentence))?.[1] ?? sentence;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
