import "client-only";

/** Bandwidths are in bits per second. */

/** The maximum per effective type, as the Network Information API defines the types. */
const EFFECTIVE_TYPE_BANDWIDTH: Partial<Record<string, number>> = {
  "slow-2g": 50_000,
  "2g": 70_000,
  "3g": 700_000,
};

const BITS_PER_MEGABIT = 1_000_000;

/** Megabits per second: the most that browsers report, for faster connections, too. */
const MAX_DOWNLINK = 10;

const VALID_MS = 60_000;

let measurements: { bandwidth: number; at: number }[] = [];

/** Returns the highest recent value, since a video gets less while others load. */
export function measuredBandwidth(): number | null {
  const since = performance.now() - VALID_MS;
  measurements = measurements.filter(({ at }) => at > since);
  return measurements.length > 0 ? Math.max(...measurements.map(({ bandwidth }) => bandwidth)) : null;
}

export function noteBandwidth(bandwidth: number): void {
  measurements.push({ bandwidth, at: performance.now() });
}

/** Notes a stall: the connection carries less, whatever was measured before. */
export function noteStall(bitrate: number): void {
  measurements = [];
  noteBandwidth(bitrate);
}

export function connectionBandwidth(): number | null {
  const { downlink = MAX_DOWNLINK, effectiveType = "" } = navigator.connection ?? {};
  const limits = [
    downlink < MAX_DOWNLINK ? downlink * BITS_PER_MEGABIT : undefined,
    EFFECTIVE_TYPE_BANDWIDTH[effectiveType],
  ];
  const known = limits.filter((limit) => limit !== undefined);
  return known.length > 0 ? Math.min(...known) : null;
}

/** In bytes: less is too little to measure a connection. */
const MIN_SCRIPT_BYTES = 50_000;

/** Returns the bandwidth of the page's scripts, whenever they loaded; `null` if they were cached. */
export function scriptBandwidth(): number | null {
  const scripts = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, transferSize }) => initiatorType === "script" && transferSize > 0);
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  if (bytes < MIN_SCRIPT_BYTES) return null;
  let [elapsedMs, until] = [0, 0];
  for (const { startTime, responseEnd } of scripts.sort((a, b) => a.startTime - b.startTime)) {
    elapsedMs += Math.max(0, responseEnd - Math.max(startTime, until));
    until = Math.max(until, responseEnd);
  }
  return (bytes * 8 * 1000) / elapsedMs;
}

/** Data that load faster may have been waiting in a buffer. */
const MIN_MEASURED_MS = 500;

/** Compares what is buffered at two `progress` events. `bitrateOf` returns `null` if unknown. */
export function measureBandwidth(
  element: HTMLVideoElement,
  bitrateOf: () => number | null,
  signal: AbortSignal,
): void {
  let last: { seconds: number; at: number } | null = null;
  const restart = () => {
    last = null;
  };
  const measure = () => {
    const now = { seconds: bufferedSeconds(element), at: performance.now() };
    const bitrate = bitrateOf();
    if (!last) {
      if (now.seconds > 0) last = now;
      return;
    }
    const elapsedMs = now.at - last.at;
    if (elapsedMs < MIN_MEASURED_MS || now.seconds <= last.seconds) return;
    if (bitrate !== null) noteBandwidth(((now.seconds - last.seconds) * bitrate * 1000) / elapsedMs);
    last = now;
  };
  for (const event of ["loadstart", "suspend", "seeking"])
    element.addEventListener(event, restart, { signal });
  element.addEventListener("progress", measure, { signal });
}

/** Returns the least bandwidth that can have buffered all this since `since`; `null` while more is loading. */
export function leastBandwidth(element: HTMLVideoElement, bitrate: number, since: number): number | null {
  if (element.networkState !== HTMLMediaElement.NETWORK_IDLE) return null;
  return (bufferedSeconds(element) * bitrate * 1000) / (performance.now() - since);
}

function bufferedSeconds({ buffered }: HTMLVideoElement): number {
  return Array.from(
    { length: buffered.length },
    (_, index) => buffered.end(index) - buffered.start(index),
  ).reduce((sum, seconds) => sum + seconds, 0);
}
