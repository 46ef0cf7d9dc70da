import "server-only";
import { logRequest, type Logger } from "@lampstand/runtime/logger";
import { measureProcess, measureRequest } from "@lampstand/runtime/metrics";
import { watchRequests } from "@lampstand/runtime/request-context";
import type { End } from "@lampstand/runtime/response-headers";
import { readRoutes, routeLabels, unknownRoute } from "./route-labels";
import { trustedProxies } from "@/lib/http/visitor";

export function watchSite(logger: Logger): End {
  measureProcess();
  const routes = readRoutes();
  return watchRequests({
    isTrusted: () => trustedProxies() > 0,
    routeOf: routes ? routeLabels(routes) : unknownRoute,
    onEnd: (request) => {
      measureRequest(request);
      logRequest(logger, request);
    },
  });
}
