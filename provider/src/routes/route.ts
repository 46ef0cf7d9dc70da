import type { Payload } from "payload";
import type { z } from "zod";

import { isFromSite } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import { readJson } from "../lib/http/read-json";
import { HttpError } from "../lib/http/responses";

/** A call as it arrived, before its parts are understood. */
export type RawCall = {
  payload: Payload;
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
};

/** Counts a call for its caller and refuses one too many. */
type Limit = (request: Request) => Promise<void>;

/** One call of the contract. Calls are limited in number, before anything of them is read. */
export type Route = {
  method: "GET" | "POST";
  segments: string[];
  limit: Limit;
  /** Gives the body of the answer, or the answer itself. */
  run: (call: RawCall) => Promise<unknown>;
};

/** A call that is answered in its own way. */
export function route(
  method: Route["method"],
  path: string,
  limit: Limit,
  run: (call: RawCall) => Promise<unknown>,
): Route {
  return { method, segments: path.split("/").slice(1), limit, run };
}

/** A reading call without parameters. */
export function get(path: string, answer: (payload: Payload) => Promise<unknown>): Route {
  return route("GET", path, limits.reads, ({ payload }) => answer(payload));
}

type Answer<Input> = (payload: Payload, input: Input) => Promise<unknown>;

/**
 * A reading call with parameters: the path's segments that start with a colon, and the query. What the schema refuses
 * is answered with 400.
 */
export function getBy<Input>(path: string, input: z.ZodType<Input>, answer: Answer<Input>): Route {
  return route("GET", path, limits.reads, async ({ payload, params, query }) =>
    answer(payload, parseInput(input, { ...Object.fromEntries(query), ...params })),
  );
}

/** A call with a JSON body. What the schema refuses is answered with 400. */
export function post<Body>(path: string, limit: Limit, body: z.ZodType<Body>, answer: Answer<Body>): Route {
  return route("POST", path, limit, async ({ payload, request }) =>
    answer(payload, parseInput(body, await readJson(request))),
  );
}

/** A call with a form as its JSON body. What the form's rules refuse is answered with 422 and a sentence. */
export function postForm<Body>(
  path: string,
  limit: Limit,
  body: z.ZodType<Body>,
  answer: Answer<Body>,
): Route {
  return route("POST", path, limit, async ({ payload, request }) =>
    answer(payload, parseForm(body, await readJson(request))),
  );
}

/** The same calls, limited in number. */
export function limited(limit: Limit, routes: Route[]): Route[] {
  return routes.map((each) => ({ ...each, limit }));
}

/** The same calls for the site alone: whoever has not its `API_TOKEN` is refused with 401. */
export function siteOnly(routes: Route[]): Route[] {
  return routes.map((open) => ({
    ...open,
    run: async (call) => {
      requireSite(call.request);
      return open.run(call);
    },
  }));
}

/** @throws HttpError 401 when a call does not come from the site. */
export function requireSite(request: Request): void {
  if (isFromSite(request)) return;
  const headers = { "www-authenticate": "Bearer" };
  throw new HttpError(401, "This call is for the site only: it needs the API token", headers);
}

/** @throws HttpError 400 when the schema refuses what was given. */
export function parseInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(400, [issue?.path.join("."), issue?.message].filter(Boolean).join(" "));
}

/**
 * A form's fields.
 * @throws HttpError 400 when it is no form at all, 422 with a sentence when the rules refuse it.
 */
export function parseForm<Body>(schema: z.ZodType<Body>, given: unknown): Body {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue || issue.path.length === 0) throw new HttpError(400, "The request's body is not a form");
  throw new HttpError(422, issue.message);
}
