import type { Language } from "@lampstand/contract/languages";

import type { SentenceCode } from "../../messages/sentences";
import type { Clip, Story } from "../../payload-types";
import { isEdit } from "../clips/clip-tasks";
import { unsaidOf } from "../clips/cut-clip";
import { isReady, renditionsOf } from "../preparation/prepared";

/** The purpose for which tokens in emails that ask for consent are signed. */
export const GIVE_PURPOSE = "give consent";

export const VALID_DAYS = 30;

/** The statuses of a story about which others are asked and can answer. */
export const OPEN: Story["status"][] = ["Pending", "Published"];

export const UNKNOWN: SentenceCode = "consents.linkExpired";

/** What the page shows behind the link in an email that asks for consent. */
export type OpenQuestion = {
  /** Who sent the story. */
  name: string;
  sentence: string;
  version: string;
  language: Language;
  isGiven: boolean;
  asks: "teller" | "parent" | "seen" | "again";
  /** Except for storytellers: the path of the film as it would be shown, empty while it is being prepared. */
  film?: string;
};

/** Identifies a film's current edition, which changes when it is cut, covered or replaced. */
export function filmNameOf({ id, edition }: Clip): string {
  return `${id}/${edition ?? 0}`;
}

/** A film as it would be shown. This is the upload only if nothing will be made from it. */
type AskedFilm = { folder: "clips" | "renditions"; filename: string };

/** Returns the film in question as it would be published; `undefined` until it is prepared, cut and covered. */
export function askedFilm(clip: Clip): AskedFilm | undefined {
  if (isEdit(clip.task) || clip.preparation === "withdrawn") return undefined;
  const main = renditionsOf(clip).at(-1);
  if (main) return { folder: "renditions", filename: main.filename };
  const isOwn = isReady(clip) || clip.hasMetadata || unsaidOf(clip) !== undefined;
  const isDone = clip.preparation === "unprepared" || clip.preparation === "failed";
  return isDone && !isOwn && clip.filename ? { folder: "clips", filename: clip.filename } : undefined;
}
