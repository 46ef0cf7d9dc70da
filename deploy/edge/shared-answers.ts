import { LRUCache } from "lru-cache";
import { pageRequests } from "@/lib/page-cache/page-request.mjs";
import { logError } from "@/lib/utils/log";
import { withTimeout } from "@/lib/utils/timeout";
import type { KeptAnswer } from "./answer-store";
import type { LastAnswers } from "./last-answers";

/** How long an isolate does not keep an answer again that has not changed, nor has anything gone. */
export const SAME_FOR_MS = 5 * 60 * 1000;

/** Of the answers that an isolate kept last, in characters. */
const RECENT_LENGTH = 4 * 1024 * 1024;

/** How long the answers of a request are gathered, so that they are kept in one call. */
export const GATHERED_MS = 1000;

/** How long the object may take until it counts as out of reach. */
const TIMEOUT_MS = 1000;

const ANNOUNCE_TIMEOUT_MS = 5000;

type Options = {
  /** Requested for each call: a stub that has failed once keeps failing. */
  object: () => Pick<LastAnswers, "number" | "announce" | "keep" | "recall">;
  /** Another build may understand an answer otherwise. */
  build: string;
  waitUntil: (work: Promise<void>) => void;
};

/**
 * One isolate's part in {@link LastAnswers}. It asks for the number of the last announcement once, and receives it with each later
 * call, after the response. With an outdated number, fewer of its answers are shown in an outage, and never more.
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
    withTimeout(milliseconds, work, () => new Error("The object of the last answers did not answer"));

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

    /** The first request of an isolate waits for it, or nothing that it reads would be kept. */
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

    /** `null` also where nobody can say what is gone. */
    async recall(key: string) {
      try {
        return await inTime(object().recall(keyOf(key)));
      } catch (error) {
        logError("answer-not-recalled", error);
        return null;
      }
    },

    /** Whether no isolate shows any more what bears these tags. */
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
