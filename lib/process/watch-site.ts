import "server-only";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  captureConsole,
  createLogger,
  type Logger,
  logRequest,
  usualFormat,
} from "@lampstand/runtime/logger";
import { measureProcess, measureRequest } from "@lampstand/runtime/metrics";
import { processState } from "@lampstand/runtime/process-state";
import { currentRequestId, watchRequests } from "@lampstand/runtime/request-context";
import type { End } from "@lampstand/runtime/response-headers";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { OWN_LANGUAGE, splitPath } from "@/lib/routing.mjs";
import { trustedProxies } from "@/lib/http/visitor";
import type { ServerLog } from "@/lib/utils/log";

export function startLogging(): Logger {
  const { LOG_LEVEL: level, LOG_FORMAT: format = usualFormat() } = siteConfig();
  const logger = createLogger({ program: "site", level, format });
  processState().log = serverLogOf(logger);
  if (format === "json") captureConsole(logger);
  return logger;
}

export function serverLogOf(logger: Logger): ServerLog {
  return {
    write: (level, line) => logger[level === "warning" ? "warn" : level](line),
    requestId: currentRequestId,
  };
}

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

const manifestSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string() })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});

export type RoutesManifest = z.output<typeof manifestSchema>;

const OTHER = "other";

const FILES = "files";

/** Returns `null` during development. @throws {Error} when the file is not one of Next's */
export function readRoutes(): RoutesManifest | null {
  const file = path.join(process.cwd(), ".next/routes-manifest.json");
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

export function routeLabels({ staticRoutes, dynamicRoutes }: RoutesManifest): (path: string) => string {
  const routes = new Set(staticRoutes.map(({ page }) => page));
  const pages = new Set(dynamicRoutes.filter(hasLanguage).map(labelOf));
  const patterns = dynamicRoutes.map((route) => ({
    label: labelOf(route),
    regex: new RegExp(route.regex),
    prefix: hasLanguage(route) ? `/${OWN_LANGUAGE}` : null,
  }));
  return (asked) => {
    const plain = asked.length > 1 ? asked.replace(/\/$/, "") : asked;
    if (routes.has(plain)) return plain;
    const { path } = splitPath(plain);
    if (pages.has(path)) return path;
    if (plain.startsWith("/_next/") || /^\/[^/]+\.\w+$/.test(plain)) return FILES;
    const isRoute = ({ regex, prefix }: (typeof patterns)[number]) =>
      regex.test(prefix === null || path === "" ? plain : prefix + path);
    return patterns.find(isRoute)?.label ?? OTHER;
  };
}

const LANGUAGE = "/[locale]";

const hasLanguage = ({ page }: { page: string }) => `${page}/`.startsWith(`${LANGUAGE}/`);

/** A page has the same label in every language. */
function labelOf({ page }: { page: string }): string {
  const label = hasLanguage({ page }) ? page.slice(LANGUAGE.length) || "/" : page;
  return label === "/[...rest]" ? OTHER : label;
}

export function unknownRoute(): string {
  return OTHER;
}
