import type { Payload } from "payload";
import type { z } from "zod";

import { isFromSite } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import { readJson } from "../lib/http/read-json";
import { HttpError } from "../lib/http/responses";
import { sentenceOf } from "../messages/sentences";

/** A call as it arrived, before its parts are parsed. */
export type RawCall = {
  payload: Payload;
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
};

/** Counts a call against its caller's limit and refuses it above that limit. */
type Limit = (request: Request) => Promise<void>;

/** One call of the contract. Its limit applies before anything in it is read. */
export type Route = {
  method: "GET" | "POST";
  segments: string[];
  limit: Limit;
  /** Returns the answer's body, or the answer itself. */
  run: (call: RawCall) => Promise<unknown>;
};

/** Returns a call that answers in its own way. */
export function route(
  method: Route["method"],
  path: string,
  limit: Limit,
  run: (call: RawCall) => Promise<unknown>,
): Route {
  return { method, segments: path.split("/").slice(1), limit, run };
}

/** Returns a reading call without parameters. */
export function get(path: string, answer: (payload: Payload) => Promise<unknown>): Route {
  return route("GET", path, limits.reads, ({ payload }) => answer(payload));
}

type Answer<Input> = (payload: Payload, input: Input) => Promise<unknown>;

/**
 * Returns a reading call with parameters: the path segments that start with a colon, and the query. It answers 400 when
 * the schema refuses them.
 */
export function getBy<Input>(path: string, input: z.ZodType<Input>, answer: Answer<Input>): Route {
  return route("GET", path, limits.reads, async ({ payload, params, query }) =>
    answer(payload, parseInput(input, { ...Object.fromEntries(query), ...params })),
  );
}

/** Returns a call with a JSON body. It answers 400 when the schema refuses the body. */
export function post<Body>(path: string, limit: Limit, body: z.ZodType<Body>, answer: Answer<Body>): Route {
  return route("POST", path, limit, async ({ payload, request }) =>
    answer(payload, parseInput(body, await readJson(request))),
  );
}

/** Returns a call with a form as its JSON body. It answers 422 with a sentence when the form's rules refuse it. */
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

/** Returns the same calls with a limit. */
export function limited(limit: Limit, routes: Route[]): Route[] {
  return routes.map((each) => ({ ...each, limit }));
}

/** Returns the same calls for the site only: anyone without its `API_TOKEN` gets 401. */
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

/** @throws HttpError 400 when the schema refuses the input. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(400, [issue?.path.join("."), issue?.message].filter(Boolean).join(" "));
}

/**
 * Returns a form's fields.
 * @throws HttpError 400 when it is not a form, 422 with a sentence when the rules refuse it.
 */
export function parseForm<Body>(schema: z.ZodType<Body>, input: unknown): Body {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue || issue.path.length === 0) throw new HttpError(400, "The request's body is not a form");
  throw new HttpError(422, sentenceOf(issue));
}
