import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import { withoutValues } from "../log/without-values";
import { UPLOAD_HEADERS } from "../media/file-response";
import { about } from "./about";
import { addVideo } from "./add-video";
import { ContractError, failure, json } from "./answer";
import { appInstall } from "./app-install";
import { blogs } from "./blogs";
import { consents } from "./consents";
import { contactUs } from "./contact-us";
import { faqs } from "./faqs";
import { hashtags } from "./hashtags";
import { help } from "./help";
import { home } from "./home";
import { joinUs } from "./join-us";
import { languages } from "./languages";
import { logIn } from "./log-in";
import { serveUpload } from "./media";
import { memberAccount } from "./member-account";
import { pages } from "./pages";
import type { Route } from "./route";
import { settings } from "./settings";
import { videos } from "./videos";
import { volunteer } from "./volunteer";
import { volunteerOffers } from "./volunteer-offers";

const routes: Route[] = [
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
  ...joinUs,
  ...contactUs,
  ...volunteerOffers,
  ...consents,
  ...logIn,
  ...memberAccount,
];

/** Answers a call of the contract, whose paths begin at the root of the provider's address. */
export async function answerCall(request: Request, payload: Payload): Promise<Response> {
  try {
    const response = await answer(request, payload);
    return request.method === "HEAD" ? new Response(null, response) : response;
  } catch (error) {
    const shared = isUpload(request) ? UPLOAD_HEADERS : {};
    if (error instanceof ContractError) {
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
  if (matches.length === 0) throw new ContractError(404, "There is nothing here");

  const method = request.method === "HEAD" ? "GET" : request.method;
  const found = matches.find(({ route }) => route.method === method);
  if (!found) {
    throw new ContractError(405, "This address does not answer that kind of request", {
      allow: matches.map(({ route }) => (route.method === "GET" ? "GET, HEAD" : route.method)).join(", "),
    });
  }
  const { route, params } = found;
  if (route.method === "POST") await route.limit(request);
  const result = await route.run({ payload, request, params, query: searchParams });
  return result instanceof Response ? result : json(result);
}

/** The path's segments, decoded once each. */
function decode(pathname: string): string[] {
  try {
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    throw new ContractError(404, "There is nothing here");
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
