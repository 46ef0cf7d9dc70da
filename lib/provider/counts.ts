import "server-only";
import { UPLOAD_COUNTS, VIDEO_COUNTS } from "@lampstand/contract/counts";
import type { DailyCount } from "@lampstand/contract/schemas/counts";
import { COUNTS_MAX } from "@lampstand/contract/limits";
import { currentRequestId } from "@lampstand/runtime/request-context";
import { after } from "next/server";
import { detachedScope } from "#host/detached";
import { logError } from "@/lib/utils/log";
import { processState } from "@lampstand/runtime/process-state";
import { dataOr } from "./cached-query";
import { callProvider, WRITE_TIMEOUT_MS } from "./client";
import { DEFAULT_SETTINGS, getSettings } from "./settings";

const GATHERING_MS = 5000;

type WithoutCount<Count> = Count extends unknown ? Omit<Count, "count"> : never;

export type Countable = WithoutCount<DailyCount>;

/** The counts that every provider with counts accepts. */
const BASIC: ReadonlySet<string> = new Set([...VIDEO_COUNTS, ...UPLOAD_COUNTS]);

type Gathered = {
  entries: Map<string, Countable & { count: number }>;
  timer?: NodeJS.Timeout;
  finish?: () => void;
};

declare global {
  interface ProcessState {
    counts?: Gathered | undefined;
    isStopping?: boolean;
  }
}

/** Otherwise the timer would keep the request that set it in memory. */
const detached = detachedScope("counts");

/** Never throws. Counts that cannot be sent are lost: they are not worth a retry. */
export async function countDaily(happened: Countable[]): Promise<void> {
  try {
    const { counts, capabilities } = dataOr(await getSettings(), DEFAULT_SETTINGS);
    if (counts === null) return;
    const takesMore = capabilities.includes("moreCounts");
    const takesFurther = capabilities.includes("reachedFurther");
    for (const one of happened) {
      const isFurther = one.kind === "reached" && one.from !== undefined;
      if (isFurther ? takesFurther : takesMore || BASIC.has(one.kind)) add(one);
    }
  } catch (error) {
    logError("not-counted", error);
  }
}

function add(one: Countable): void {
  const state = processState();
  const isFirst = !state.counts;
  const gathered: Gathered = (state.counts ??= { entries: new Map() });
  const key = Object.values(one).join(" ");
  gathered.entries.set(key, { ...one, count: (gathered.entries.get(key)?.count ?? 0) + 1 });
  if (isFirst) {
    gathered.timer = detached(() => setTimeout(() => void send(), GATHERING_MS).unref());
    delayExit(gathered);
  }
  if (gathered.entries.size >= COUNTS_MAX || state.isStopping) void detached(send);
}

/** Next exits after its last answer, but waits for the promises of requests. */
function delayExit(gathered: Gathered): void {
  if (currentRequestId() === undefined) return;
  after(new Promise<void>((resolve) => (gathered.finish = resolve)));
}

/** Once the program is stopping, sends what was counted at once. */
export function sendCountsAtStop(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      processState().isStopping = true;
      void send();
    });
}

async function send(): Promise<void> {
  const state = processState();
  const gathered = state.counts;
  if (!gathered) return;
  clearTimeout(gathered.timer);
  state.counts = undefined;
  const body = { counts: [...gathered.entries.values()] };
  try {
    await callProvider("/add_counts", { method: "POST", body, timeoutMs: WRITE_TIMEOUT_MS });
  } catch (error) {
    logError("counts-not-sent", error);
  } finally {
    gathered.finish?.();
  }
}
