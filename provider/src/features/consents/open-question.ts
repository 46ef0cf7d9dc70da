import type { Clip, Story } from "../../payload-types";
import { isEdit } from "../clips/clip-tasks";
import { unsaidOf } from "../clips/cut-clip";
import { isReady, renditionsOf } from "../preparation/prepared";

/** What the tokens of mails that ask for a consent are signed for. */
export const GIVE_PURPOSE = "give consent";

export const VALID_DAYS = 30;

/** The decisions about a story while which others are asked about it and can answer. */
export const OPEN: Story["status"][] = ["Pending", "Published"];

export const UNKNOWN = "This link has expired or isn’t valid.";
export const CHANGED = "The wording has changed. Please reload the page and read it again.";

/** What the page behind the link of a mail that asks for a consent shows. */
export type OpenQuestion = {
  /** Who sent the story. */
  name: string;
  sentence: string;
  version: string;
  /** Whether they have agreed by now. */
  isGiven: boolean;
  /** Who is asked. */
  asks: "teller" | "parent" | "seen" | "again";
  /** Of others than the teller: the path of the film as it would be shown, empty while it is being prepared. */
  film?: string;
};

/** Names a film as it is now: once it is cut, covered or replaced, it is another one. */
export function filmNameOf({ id, edition }: Clip): string {
  return `${id}/${edition ?? 0}`;
}

/** A film as it would be shown; what is uploaded is only where nothing is to be made of it. */
type AskedFilm = { folder: "clips" | "renditions"; filename: string };

/**
 * The film that somebody is asked about, as it would be published; `undefined` while it is still to be prepared, cut or
 * covered.
 */
export function askedFilm(clip: Clip): AskedFilm | undefined {
  if (isEdit(clip.task) || clip.preparation === "withdrawn") return undefined;
  const main = renditionsOf(clip).at(-1);
  if (main) return { folder: "renditions", filename: main.filename };
  const isOwn = isReady(clip) || clip.hasMetadata || unsaidOf(clip) !== undefined;
  const isDone = clip.preparation === "unprepared" || clip.preparation === "failed";
  return isDone && !isOwn && clip.filename ? { folder: "clips", filename: clip.filename } : undefined;
}
