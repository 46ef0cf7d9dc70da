import "server-only";
import type { IncomingMessage } from "node:http";
import { processState } from "@lampstand/runtime/process-state";
import { LRUCache } from "lru-cache";
import { trustedProxies } from "./visitor";

const SEEN_MS = 60 * 60 * 1000;

/** Fewer visitors than this forge the header. */
const VISITORS_MIN = 5;

const VISITORS_MAX = 100;

const KEY_MAX_LENGTH = 200;

/** Requests from the machine or its network, such as health checks, may take another way than visitors. */
const PRIVATE =
  /^(?:::ffff:)?(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd]|fe80:)/i;

type Seen = {
  asConfiguredAt: number;
  /** The number of proxies in requests that did not come through the configured number. */
  others: LRUCache<string, number>;
};

declare global {
  interface ProcessState {
    seenProxies?: Seen;
  }
}

function seenProxies(): Seen {
  return (processState().seenProxies ??= {
    asConfiguredAt: -Infinity,
    others: new LRUCache({ max: VISITORS_MAX, ttl: SEEN_MS }),
  });
}

/** Notes how many proxies a request has passed. */
export function noteProxies({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): void {
  const forwarded = headers["x-forwarded-for"]?.toString();
  const hops = forwarded?.split(",") ?? [];
  if (hops.length !== trustedProxies()) {
    if (forwarded) seenProxies().others.set(forwarded.slice(-KEY_MAX_LENGTH), hops.length);
  } else if (!PRIVATE.test((hops[0] ?? socket.remoteAddress ?? "").trim())) {
    seenProxies().asConfiguredAt = performance.now();
  }
}

/** Returns the real number of proxies if no visitor used the configured number in the last hour; else `null`. */
export function findWrongProxyCount(): number | null {
  const { asConfiguredAt, others } = seenProxies();
  if (performance.now() - asConfiguredAt < SEEN_MS) return null;
  const numbers = [...others.values()];
  return numbers.length < VISITORS_MIN ? null : Math.min(...numbers);
}
