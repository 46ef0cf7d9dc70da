import { z } from "zod";
import { SLIDE_MARKS } from "./feed-probe.mjs";

/** What Chromium traces of frames, and of the marks that a page leaves. */
export const TRACE_CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"];

const traceSchema = z.object({
  traceEvents: z.array(z.object({ name: z.string(), ts: z.number().default(0) })),
});

/**
 * Counts the frames of all slides in a trace. Slides and scrolling are the compositor's work, which goes on while the
 * page's script is busy, so that only a trace tells which frames were dropped: the page's own animation frames do not.
 *
 * @param {Buffer} trace
 */
export function countFrames(trace) {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const frames = { drawn: 0, dropped: 0 };
  let isSliding = false;
  for (const { name } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name === SLIDE_MARKS.started) isSliding = true;
    if (name === SLIDE_MARKS.ended) isSliding = false;
    if (isSliding && name === "DrawFrame") frames.drawn += 1;
    if (isSliding && name === "DroppedFrame") frames.dropped += 1;
  }
  return frames;
}
