import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import { UPLOAD_HEADERS } from "../lib/files/file-response";
import { HttpError, failure, json } from "../lib/http/responses";
import { withoutValues } from "../lib/log";
import { memberAccount } from "./account";
import { blogs } from "./blogs";
import { consents } from "./consents";
import { forms } from "./forms";
import { about, appInstall, help, home, settings, volunteer } from "./globals";
import { hashtags } from "./hashtags";
import { logIn } from "./login";
import { faqs, languages, pages } from "./pages";
import { openApi } from "./openapi";
import type { Route } from "./route";
import { search } from "./search";
import { addVideo } from "./stories";
import { serveUpload } from "./uploads";
import { videos } from "./videos";

const routes: Route[] = [
  ...openApi,
  ...settings,
  ...home,
  ...about,
  ...pages,
  ...videos,
  ...addVideo,
  ...hashtags,
  ...languages,
  ...appInstall,
  ...faqs,
  ...help,
  ...volunteer,
  ...blogs,
  ...search,
  ...forms,
  ...consents,
  ...logIn,
  ...memberAccount,
];

/** Answers a call of the contract, whose paths begin at the root of the provider's address. */
export async function handleRequest(request: Request, payload: Payload): Promise<Response> {
  try {
    const response = await answer(request, payload);
    return request.method === "HEAD" ? new Response(null, response) : response;
  } catch (error) {
    const shared = isUpload(request) ? UPLOAD_HEADERS : {};
    if (error instanceof HttpError) {
      return failure(error.status, error.message, { ...shared, ...error.headers });
    }
    const id = randomUUID();
    payload.logger.error({ err: withoutValues(error), msg: `A call failed (${id})` });
    return failure(
      500,
      `Something went wrong. If it happens again, please tell us this number: ${id}`,
      shared,
    );
  }
}

function isUpload({ url }: Request): boolean {
  return new URL(url).pathname.startsWith("/uploads/");
}

async function answer(request: Request, payload: Payload): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const segments = decode(pathname);
  if (segments[0] === "uploads") return serveUpload(request, payload, segments.slice(1));

  const matches = routes.flatMap((route) => {
    const params = match(route.segments, segments);
    return params ? [{ route, params }] : [];
  });
  if (matches.length === 0) throw new HttpError(404, "There is nothing here");

  const method = request.method === "HEAD" ? "GET" : request.method;
  const found = matches.find(({ route }) => route.method === method);
  if (!found) {
    throw new HttpError(405, "This address does not answer that kind of request", {
      allow: matches.map(({ route }) => (route.method === "GET" ? "GET, HEAD" : route.method)).join(", "),
    });
  }
  const { route, params } = found;
  await route.limit?.(request);
  const result = await route.run({ payload, request, params, query: searchParams });
  return result instanceof Response ? result : json(result);
}

/** The path's segments, decoded once each. */
function decode(pathname: string): string[] {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    throw new HttpError(404, "There is nothing here");
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const given = segments[index] ?? "";
    if (expected.startsWith(":")) params[expected.slice(1)] = given;
    else if (expected !== given) return null;
  }
  return params;
}
