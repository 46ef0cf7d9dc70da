import { TRANSCRIPT_LINES_MAX } from "@lampstand/contract/limits";

import { type Cue, CUE_MAX_SECONDS, inOrder, tidyCueText, toMilliseconds } from "./cue";
import { fileTime, parseTime } from "./cue-time";
import { eachLineOnce } from "./rolling-captions";

/** The largest caption file that staff may upload, in bytes. */
export const CAPTION_FILE_MAX_BYTES = 1024 * 1024;

/** How many notes to show about unreadable parts. Nobody would read more. */
const NOTES_MAX = 5;

const SIGNATURE = /^WEBVTT(?=\s|$)/;
const ARROW = "-->";
const TIMES = /^(\S{1,20})[ \t]*-->[ \t]*(\S{1,20})(?:[ \t].*)?$/;
const NUMBER = /^\d{1,9}$/;
/** WebVTT blocks without words. */
const OTHER_BLOCK = /^(NOTE|STYLE|REGION)(?=\s|$)/;

/** The contents of a caption file, with notes for staff about unreadable parts. */
export type CaptionFile = { cues: Cue[]; notes: string[] };

/** Reads a WebVTT or SRT file as leniently as players do. Drops marks (`<i>`) and settings (`align:start`). */
export function readCaptionFile(text: string): CaptionFile {
  const written = text
    .replace(/^\uFEFF/, "")
    .replaceAll("\u0000", "\uFFFD")
    .split(/\r\n|\r|\n/);
  const isWebVtt = SIGNATURE.test(written[0] ?? "");
  const cues: Cue[] = [];
  const notes: string[] = [];
  for (const block of blocksOf(written, isWebVtt)) {
    const cue = readBlock(block);
    if (typeof cue === "string") notes.push(`Line ${block.at + 1} of the file: ${cue}`);
    else if (cue) cues.push(cue);
  }
  if (cues.length === 0) notes.push(NO_CUES);
  const lines = eachLineOnce(inOrder(cues));
  if (lines.length > TRANSCRIPT_LINES_MAX) notes.push(TOO_MANY);
  return { cues: lines.slice(0, TRANSCRIPT_LINES_MAX), notes: shortened(notes) };
}

const NO_CUES = "It has no lines with times. It’s neither WebVTT nor SRT.";
const TOO_MANY = `We only read the first ${TRANSCRIPT_LINES_MAX} lines.`;

function shortened(notes: string[]): string[] {
  const left = notes.length - NOTES_MAX;
  return left > 0 ? [...notes.slice(0, NOTES_MAX), `We couldn’t read ${left} more parts.`] : notes;
}

type Block = { at: number; times: string; text: string[] };

/** In WebVTT a blank line ends a text. Many programs write SRT carelessly, so there only the next times end it. */
function blocksOf(lines: readonly string[], isWebVtt: boolean): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    if (line.includes(ARROW)) {
      dropNumber(current);
      current = { at, times: line, text: [] };
      blocks.push(current);
    } else if (isWebVtt && (raw === "" || OTHER_BLOCK.test(line))) {
      current = undefined;
    } else {
      current?.text.push(line);
    }
  }
  return blocks;
}

/** Removes the next cue's number from the end of this text. */
function dropNumber(block: Block | undefined): void {
  if (block && NUMBER.test(block.text.at(-1) ?? "")) block.text.pop();
}

/** Returns the block's cue, `undefined` if it has no words, or the reason why it can't be read. */
function readBlock({ times, text }: Block): Cue | string | undefined {
  const [, from = "", to = ""] = TIMES.exec(times) ?? [];
  const [start, end] = [parseTime(from), parseTime(to)];
  if (start === null || end === null) return "we couldn’t read its times, so we left it out.";
  if (end < 0 || start > CUE_MAX_SECONDS || end > CUE_MAX_SECONDS) {
    return "its times aren’t between 0 and 24 hours, so we left it out.";
  }
  const words = plainText(text.join("\n"));
  if (words === "") return undefined;
  return { start: toMilliseconds(Math.max(0, start)), end: toMilliseconds(end), text: words };
}

const SPEAKER = /<v(?:\.[^\s<>]*)?[ \t]+([^<>\n]+)>/g;
const MARK = /<\/?[a-z0-9][^<>]*>|<\/?>|\{\\[^{}]*\}/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
  "&lrm;": "\u200e",
  "&rlm;": "\u200f",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};
const ENTITY = /&(?:lt|gt|nbsp|lrm|rlm|quot|#39|amp);/g;

/** Returns a text without marks. A speaker (`<v Ann>`) becomes `Ann: `. */
function plainText(text: string): string {
  const words = text.replace(SPEAKER, "$1: ").replace(MARK, "").replace(/\\N/g, "\n").replace(/\\h/g, " ");
  return tidyCueText(words.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity));
}

export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = inOrder(cues).map(
    ({ start, end, text }) =>
      `${fileTime(start, ".")} ${ARROW} ${fileTime(end, ".")}\n${escaped(tidyCueText(text))}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Writes cues as an SRT file. SRT has no escaping, so an arrow in a text becomes a single character. */
export function writeSrt(cues: readonly Cue[]): string {
  const blocks = inOrder(cues).map(
    ({ start, end, text }, index) =>
      `${index + 1}\n${fileTime(start, ",")} ${ARROW} ${fileTime(end, ",")}\n${tidyCueText(text).replaceAll(ARROW, "→")}\n`,
  );
  return blocks.join("\n");
}
