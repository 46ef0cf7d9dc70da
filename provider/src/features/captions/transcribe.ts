import { readFile } from "node:fs/promises";

import { ANSWER_MAX_BYTES } from "@lampstand/contract/limits";

import type { AiService } from "../../lib/environment";
import { AnswerTooLargeError, post, type ServiceAnswer } from "../../lib/http/post";
import type { Cue } from "./cue";
import { DraftError } from "./draft-error";
import { cuesOfTranscription } from "./segments";

/** How long a service may take. */
const TIMEOUT_MS = 15 * 60 * 1000;

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
 * @throws DraftError
 */
export async function transcribe(service: AiService, question: Question): Promise<Cue[]> {
  let answered: ServiceAnswer | undefined;
  for (const format of FORMATS) {
    answered = await ask(service, question, format);
    if (answered.status === 200) {
      const cues = cuesOfTranscription(answered.text);
      if (cues) return cues;
      if (saysNothing(answered.text)) throw new DraftError(NOTHING_SAID);
    } else if (!UNKNOWN_FORMAT.has(answered.status)) {
      break;
    }
  }
  throw new DraftError(sentenceFor(answered?.status ?? 0));
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

async function ask(
  { url, key, model }: AiService,
  { file, lang, signal }: Question,
  format: string,
): Promise<ServiceAnswer> {
  const form = new FormData();
  form.set("model", model);
  form.set("response_format", format);
  form.set("language", new Intl.Locale(lang).language);
  form.set("file", new Blob([await readFile(file)], { type: "audio/mpeg" }), "sound.mp3");
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    "content-type": encoded.headers.get("content-type") ?? "",
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await post(url, {
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      maxBytes: ANSWER_MAX_BYTES,
    });
  } catch (error) {
    throw new DraftError(limit.aborted ? TOO_SLOW : sentenceForError(error), { cause: error });
  }
}

function sentenceForError(error: unknown): string {
  return error instanceof AnswerTooLargeError
    ? "The transcription service’s answer was too large."
    : "We couldn’t reach the transcription service (TRANSCRIBE_URL).";
}

const TOO_SLOW = `The transcription service didn’t answer within ${TIMEOUT_MS / 60_000} minutes.`;
