import "server-only";
import { processState } from "@lampstand/runtime/process-state";
import { z } from "zod";
import type { LastGoodAnswers } from "@/lib/provider/last-good";

export type { LastGood } from "@/lib/provider/last-good";

/** What all isolates store together: see `shared-answers.ts`. */
type SharedAnswers = {
  number: () => number;
  /** `null`: the provider has none. */
  keep: (key: string, answer: { value: unknown; version: number }) => void;
  recall: (key: string) => Promise<{ text: string; version: number; gone: string[] } | null>;
  announce: (gone: string[]) => Promise<boolean>;
};

declare global {
  interface ProcessState {
    /** The worker sets this for all parts, which are built separately. */
    sharedAnswers?: SharedAnswers;
  }
}

/** Stores nothing in the isolate, which doesn't learn what is gone. */
export function createLastGood<T>(): LastGoodAnswers<T> {
  const nothing = () => undefined;
  // The same build wrote it for the same read.
  const kept = z.custom<T>();
  return {
    version: () => sharedAnswers().number(),
    get: nothing,
    peek: nothing,
    set: (key, answer) => sharedAnswers().keep(key, answer),
    recall: async (key) => {
      const recalled = await sharedAnswers().recall(key);
      if (!recalled) return undefined;
      const { text, version } = recalled;
      const gone = new Set(recalled.gone);
      return {
        value: kept.parse(JSON.parse(text)),
        version,
        isGone: (tags) => tags.some((tag) => gone.has(tag)),
      };
    },
    forget: (key, version) => sharedAnswers().keep(key, { value: null, version }),
  };
}

/** @throws {Error} outside of a worker */
function sharedAnswers(): SharedAnswers {
  const { sharedAnswers: shared } = processState();
  if (!shared) throw new Error("There is no worker");
  return shared;
}

/**
 * Only answers for outages are stored, so only they can be outdated. Either all isolates know what is gone, or the
 * provider must notify the site again.
 */
export async function revalidateTags(_changed: string[], gone: string[] = []): Promise<boolean> {
  return gone.length === 0 || sharedAnswers().announce(gone);
}
