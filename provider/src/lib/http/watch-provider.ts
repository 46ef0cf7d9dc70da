import { logRequest, type Logger } from "@lampstand/runtime/logger";
import { measureProcess, measureRequest } from "@lampstand/runtime/metrics";
import { watchRequests } from "@lampstand/runtime/request-context";
import type { End } from "@lampstand/runtime/response-headers";

import type { Environment } from "../environment";
import { isSiteToken } from "./caller";

/** What is told apart by the beginning of its address. The contract's calls are named by what answers them. */
const PARTS = new Set(["_next", "admin", "api", "uploads"]);

const OTHER = "other";

/** Gives each request to the provider its id, counts and measures it, and logs its end. */
export function watchProvider(logger: Logger, { isHttps }: Pick<Environment, "isHttps">): End {
  measureProcess();
  return watchRequests({
    // By https, staff come through a proxy, as their addresses do.
    isTrusted: ({ headers }) => isHttps || isSiteToken(headers.authorization),
    routeOf: partOf,
    onEnd: (request) => {
      measureRequest(request);
      logRequest(logger, request);
    },
  });
}

/** The part of the provider that a path belongs to: there are five, whatever anybody asks for. */
export function partOf(path: string): string {
  const [, first = ""] = path.split("/");
  return PARTS.has(first) ? `/${first}` : OTHER;
}
