import { LRUCache } from "lru-cache";
import { pageRequests } from "@/lib/page-cache/page-request.mjs";
import { logError } from "@/lib/utils/log";
import { withTimeout } from "@/lib/utils/timeout";
import type { KeptAnswer } from "./answer-store";
import type { LastAnswers } from "./last-answers";

/** How long an isolate doesn't store an unchanged answer again, without removals, in milliseconds. */
export const SAME_FOR_MS = 5 * 60 * 1000;

/** The length of the answers that an isolate stored last, in characters. */
const RECENT_LENGTH = 4 * 1024 * 1024;

/** How long a request's answers are collected for one storing call, in milliseconds. */
export const GATHERED_MS = 1000;

/** How long the object may take before it counts as unreachable, in milliseconds. */
const TIMEOUT_MS = 1000;

const ANNOUNCE_TIMEOUT_MS = 5000;

type Options = {
  /** Requested for each call: a stub that has failed once keeps failing. */
  object: () => Pick<LastAnswers, "number" | "announce" | "keep" | "recall">;
  /** Another build may read an answer differently. */
  build: string;
  waitUntil: (work: Promise<void>) => void;
};

/**
 * Creates one isolate's part of {@link LastAnswers}. It requests the last announcement's number once, and receives it
 * with each later call, after the response. An outdated number shows fewer of its answers in an outage, never more.
 */
export function createSharedAnswers({ object, build, waitUntil }: Options) {
  let number = 0;
  let hasAsked = false;
  const recent = new LRUCache<string, string>({
    maxSize: RECENT_LENGTH,
    sizeCalculation: (state, key) => state.length + key.length,
  });
  const stateOf = ({ text, version }: KeptAnswer) =>
    [Math.floor(Date.now() / SAME_FOR_MS), version, text].join(" ");
  const gathered = new WeakMap<object, Map<string, KeptAnswer>>();
  const keyOf = (key: string) => `${build} ${key}`;
  const inTime = <T>(work: Promise<T>, milliseconds = TIMEOUT_MS) =>
    withTimeout(
      milliseconds,
      work,
      () => new Error("The Durable Object with the last answers did not respond"),
    );

  async function keepGathered(answers: Map<string, KeptAnswer>): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, GATHERED_MS));
    const kept = [...answers.values()];
    answers.clear();
    try {
      number = await inTime(object().keep(kept));
      for (const answer of kept) if (answer.version === number) recent.set(answer.key, stateOf(answer));
    } catch (error) {
      logError("answers-not-kept", error);
    }
  }

  return {
    number: () => number,

    /** An isolate's first request waits for the number; otherwise its reads couldn't be stored. */
    async learnNumber(): Promise<void> {
      if (hasAsked) return;
      hasAsked = true;
      try {
        number = await inTime(object().number());
      } catch (error) {
        logError("announcements-not-known", error);
      }
    },

    keep(key: string, { value, version }: { value: unknown; version: number }): void {
      const request = pageRequests.getStore();
      const answer = { key: keyOf(key), text: value === null ? null : JSON.stringify(value), version };
      if (!request || recent.get(answer.key) === stateOf(answer)) return;
      const answers = gathered.get(request) ?? new Map<string, KeptAnswer>();
      gathered.set(request, answers);
      answers.set(answer.key, answer);
      if (answers.size === 1) waitUntil(keepGathered(answers));
    },

    /** Also `null` if removals are unknown. */
    async recall(key: string) {
      try {
        return await inTime(object().recall(keyOf(key)));
      } catch (error) {
        logError("answer-not-recalled", error);
        return null;
      }
    },

    /** Returns whether no isolate shows content with these tags any more. */
    async announce(gone: string[]): Promise<boolean> {
      try {
        await inTime(object().announce(gone), ANNOUNCE_TIMEOUT_MS);
        return true;
      } catch (error) {
        logError("announcement-not-kept", error);
        return false;
      }
    },
  };
}
