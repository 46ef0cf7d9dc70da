import { readFile } from "node:fs/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";

import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";

import type { TranscriptionService } from "../../lib/environment";
import type { Cue } from "./cue";
import { cuesOfTranscription } from "./segments";

/** How long a service may take. `fetch` would give up after five minutes without an answer. */
const TIMEOUT_MS = 15 * 60 * 1000;

/** Tells staff why there is no draft, in a sentence they can act on. */
export class TranscriptionError extends Error {}

/** Answer formats with times, best first. Not every service supports each. */
const FORMATS = ["verbose_json", "vtt", "srt"] as const;

/** Statuses with which services refuse an answer format. */
const UNKNOWN_FORMAT: ReadonlySet<number> = new Set([400, 415, 422]);

type Question = {
  /** A file with only the sound. */
  file: string;
  /** The spoken language (BCP 47). */
  lang: string;
  signal?: AbortSignal;
};

/**
 * Has a service transcribe a file. It gets the sound and the language, and nothing that names anyone.
 * @throws TranscriptionError
 */
export async function transcribe(service: TranscriptionService, question: Question): Promise<Cue[]> {
  let answered: Answer | undefined;
  for (const format of FORMATS) {
    answered = await ask(service, question, format);
    if (answered.status === 200) {
      const cues = cuesOfTranscription(answered.text);
      if (cues) return cues;
      if (saysNothing(answered.text)) throw new TranscriptionError(NOTHING_SAID);
    } else if (!UNKNOWN_FORMAT.has(answered.status)) {
      break;
    }
  }
  throw new TranscriptionError(sentenceFor(answered?.status ?? 0));
}

const NOTHING_SAID = "The transcription service didn’t hear any words in this clip.";
const UNREADABLE =
  "The transcription service didn’t return any times. Its model (TRANSCRIBE_MODEL) may not support them.";

/** Returns whether an answer is an empty transcript rather than no transcript. */
function saysNothing(text: string): boolean {
  return (
    text.trim() === "" || text.trim() === "WEBVTT" || /"segments"\s*:\s*\[\s*\]/.test(text.slice(0, 2000))
  );
}

function sentenceFor(status: number): string {
  if (status === 200) return UNREADABLE;
  if (status === 401 || status === 403) {
    return "The transcription service rejected the key (TRANSCRIBE_KEY).";
  }
  if (status === 404) {
    return "There’s no transcription service at TRANSCRIBE_URL, or it doesn’t have the model TRANSCRIBE_MODEL.";
  }
  if (status === 413) return "This clip’s sound is too long for the transcription service.";
  if (status === 429) return "The transcription service is busy, or your quota is used up. Try again later.";
  if (status >= 500) return `The transcription service failed (status ${status}). Try again later.`;
  return `The transcription service rejected the request (status ${status}).`;
}

type Answer = { status: number; text: string };

async function ask(
  { url, key, model }: TranscriptionService,
  { file, lang, signal }: Question,
  format: string,
): Promise<Answer> {
  const form = new FormData();
  form.set("model", model);
  form.set("response_format", format);
  form.set("language", new Intl.Locale(lang).language);
  form.set("file", new Blob([await readFile(file)], { type: "audio/mpeg" }), "sound.mp3");
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    "content-type": encoded.headers.get("content-type") ?? "",
    "content-length": String(body.length),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await send(url, headers, body, signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (error) {
    if (error instanceof TranscriptionError) throw error;
    const sentence = limit.aborted
      ? TOO_SLOW
      : "We couldn’t reach the transcription service (TRANSCRIBE_URL).";
    throw new TranscriptionError(sentence, { cause: error });
  }
}

const TOO_SLOW = `The transcription service didn’t answer within ${TIMEOUT_MS / 60_000} minutes.`;

function send(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<Answer> {
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: "POST", headers, signal }, (response) => {
      readAnswer(response).then(resolve, reject);
    });
    sending.on("error", reject);
    sending.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > ANSWER_MAX_BYTES) {
      response.destroy();
      throw new TranscriptionError("The transcription service’s answer was too large.");
    }
    chunks.push(piece);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") };
}
