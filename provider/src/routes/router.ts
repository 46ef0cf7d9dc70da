import { randomUUID } from "node:crypto";

import { currentRequestId, nameRoute } from "@lampstand/runtime/request-context";
import type { Payload } from "payload";

import { withLanguage } from "../features/translations/translated";
import { environment } from "../lib/environment";
import { UPLOAD_HEADERS } from "../lib/files/file-response";
import { isStoreFailure, STORE_RETRY_SECONDS } from "../lib/files/stored-files";
import { isFull } from "../lib/files/disk-full";
import { HttpError, failure, json } from "../lib/http/responses";
import { withoutValues } from "../lib/log";
import { sentence } from "../messages/sentences";
import { memberAccount } from "./account";
import { blogs } from "./blogs";
import { collections } from "./collections";
import { consents } from "./consents";
import { counts } from "./counts";
import { forms } from "./forms";
import { about, appInstall, help, home, settings, volunteer } from "./globals";
import { hashtags } from "./hashtags";
import { logIn } from "./login";
import { faqs, languages, pages } from "./pages";
import { monitoring } from "./monitoring";
import { openApi } from "./openapi";
import { previews } from "./preview";
import type { RawCall, Route } from "./route";
import { responses } from "./responses";
import { search } from "./search";
import { addVideo } from "./stories";
import { talk } from "./talk";
import { serveUpload } from "./uploads";
import { videos } from "./videos";

const routes: Route[] = [
  ...openApi,
  ...monitoring,
  ...settings,
  ...home,
  ...about,
  ...pages,
  ...videos,
  ...addVideo,
  ...collections,
  ...hashtags,
  ...languages,
  ...appInstall,
  ...faqs,
  ...help,
  ...volunteer,
  ...blogs,
  ...previews(readAs),
  ...search,
  ...forms,
  ...responses,
  ...talk,
  ...consents,
  ...logIn,
  ...memberAccount,
  ...counts,
];

/** Answers a call of the contract. Its paths begin at the root of the provider's address. */
export async function handleRequest(request: Request, payload: Payload): Promise<Response> {
  try {
    const response = await answer(request, payload);
    return request.method === "HEAD" ? new Response(null, response) : response;
  } catch (error) {
    const shared = isUpload(request) ? UPLOAD_HEADERS : {};
    if (error instanceof HttpError) {
      return failure(error.status, error.reason, { ...shared, ...error.headers });
    }
    const id = currentRequestId() ?? randomUUID();
    payload.logger.error({ err: withoutValues(error), msg: `A call failed (${id})` });
    if (isFull(error)) return failure(507, sentence("service.full"), shared);
    if (isStoreFailure(error)) {
      const headers = { ...shared, "retry-after": String(STORE_RETRY_SECONDS) };
      return failure(503, sentence("service.filesUnavailable"), headers);
    }
    return failure(500, sentence("service.unexpected", { id }), shared);
  }
}

function isUpload({ url }: Request): boolean {
  return new URL(url).pathname.startsWith("/uploads/");
}

async function answer(request: Request, payload: Payload): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const segments = decode(pathname);
  if (segments[0] === "uploads") return serveUpload(request, payload, segments.slice(1));

  const matches = matching(segments);

  const method = request.method === "HEAD" ? "GET" : request.method;
  const found = matches.find(({ route }) => route.method === method);
  if (!found) {
    throw new HttpError(405, "This address does not answer that kind of request", {
      allow: matches.map(({ route }) => (route.method === "GET" ? "GET, HEAD" : route.method)).join(", "),
    });
  }
  const { route, params } = found;
  nameRoute(`/${route.segments.join("/")}`);
  await route.limit(request);
  const result = await run(route, { payload, request, params, query: searchParams });
  return result instanceof Response ? result : json(result);
}

/** @throws HttpError 404 when no call has this path. */
function matching(segments: readonly string[]) {
  const matches = routes.flatMap((route) => {
    const params = match(route.segments, segments);
    return params ? [{ route, params }] : [];
  });
  if (matches.length === 0) throw new HttpError(404, "There is nothing here");
  return matches;
}

/** Answers a reading call by its path on behalf of another call. Only the outer call counts against the limits. */
async function readAs(payload: Payload, path: string): Promise<unknown> {
  const url = new URL(path, environment().publicUrl);
  const found = matching(decode(url.pathname)).find(({ route }) => route.method === "GET");
  if (!found) throw new HttpError(404, "There is nothing here");
  const { route, params } = found;
  return run(route, { payload, request: new Request(url), params, query: url.searchParams });
}

/** Runs a call in the language it asks for. */
function run(route: Route, call: RawCall): Promise<unknown> {
  return withLanguage(call.query.get("language"), () => route.run(call));
}

/** Returns the path's segments, each decoded once. PostgreSQL fails on a zero byte, which no name contains. */
function decode(pathname: string): string[] {
  try {
    const segments = pathname.split("/").slice(1).map(decodeURIComponent);
    if (segments.every((segment) => !segment.includes("\0"))) return segments;
  } catch {
    // A path that can't be decoded doesn't name anything either.
  }
  throw new HttpError(404, "There is nothing here");
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (expected.startsWith(":")) params[expected.slice(1)] = segment;
    else if (expected !== segment) return null;
  }
  return params;
}
