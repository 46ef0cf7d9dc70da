import type { Clip } from "../../payload-types";
import { isEdit } from "../clips/clip-tasks";
import { unsaidOf } from "../clips/cut-clip";
import { isReady, renditionsOf } from "../preparation/prepared";

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
