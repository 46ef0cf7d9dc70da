import { logRequest, type Logger } from "@lampstand/runtime/logger";
import { measureProcess, measureRequest } from "@lampstand/runtime/metrics";
import { watchRequests } from "@lampstand/runtime/request-context";
import type { End } from "@lampstand/runtime/response-headers";

import type { Environment } from "../environment";
import { isSiteToken } from "./caller";

/** The prefixes we distinguish. Contract calls are named by their handlers. */
const PARTS = new Set(["_next", "admin", "api", "uploads"]);

const OTHER = "other";

/** Gives each request an id, counts and measures it, and logs its end. */
export function watchProvider(logger: Logger, { isHttps }: Pick<Environment, "isHttps">): End {
  measureProcess();
  return watchRequests({
    // With https, staff come through a proxy, and so do their addresses.
    isTrusted: ({ headers }) => isHttps || isSiteToken(headers.authorization),
    routeOf: partOf,
    onEnd: (request) => {
      measureRequest(request);
      logRequest(logger, request);
    },
  });
}

/** Returns the part of the provider a path belongs to: one of five, whatever is requested. */
export function partOf(path: string): string {
  const [, first = ""] = path.split("/");
  return PARTS.has(first) ? `/${first}` : OTHER;
}
