import { waitUntil } from "cloudflare:workers";
import { processState } from "@lampstand/runtime/process-state";
import { newNonce } from "@lampstand/runtime/response-headers";
import { REQUEST_ID_HEADER, withRequestId } from "@lampstand/runtime/request-context";
import openNext from "open-next-worker";
import sourceHash from "source-hash";
import { z } from "zod";
import { siteConfig } from "@/lib/env/site-config";
import { outdateEverything, revalidationVersion } from "@/lib/page-cache/outdated-tags.mjs";
import { pageRequests, type PageRequest } from "@/lib/page-cache/page-request.mjs";
import { unfitNextHeaders, withoutDraftCookies } from "@/lib/page-cache/next-headers.mjs";
import { correctedAddress } from "@/lib/process/requests-for-next";
import { securityHeaders } from "@/lib/process/security-headers";
import { refuseBody } from "./body-limits";
import { LastAnswers } from "./last-answers";
import { RENDERED } from "./rendered.mjs";
import { SessionEndings } from "./session-endings";
import { createSharedAnswers } from "./shared-answers";

export { LastAnswers, SessionEndings };

/** The site uses only this one of Cloudflare's visitor headers. */
const ADDRESS = "cf-connecting-ip";

/** Cloudflare's bindings for this worker, as wrangler.jsonc names them. */
type Bindings = {
  SESSION_ENDINGS: { getByName: (name: string) => SessionEndings };
  LAST_ANSWERS: { getByName: (name: string) => LastAnswers };
};

let secure: ReturnType<typeof securityHeaders> | undefined;

let sharedAnswers: ReturnType<typeof createSharedAnswers> | undefined;

/** Does for each request what the site's `instrumentation.ts` does on Node, around OpenNext's own worker. */
const worker = {
  async fetch(request: Request, env: Bindings, context: object): Promise<Response> {
    processState().revocationsOf ??= (member) => env.SESSION_ENDINGS.getByName(member);
    sharedAnswers ??= createSharedAnswers({
      object: () => env.LAST_ANSWERS.getByName("site"),
      build: sourceHash,
      waitUntil,
    });
    processState().sharedAnswers = sharedAnswers;
    secure ??= securityHeaders(siteConfig());
    await sharedAnswers.learnNumber();
    // Another isolate may have announced removals, so nothing in memory outlives its request.
    outdateEverything();
    const { nonce, header } = newNonce();
    const pageRequest: PageRequest = {
      startedAt: Date.now(),
      version: revalidationVersion(),
      path: new URL(request.url).pathname,
      from: request.headers.get("referer") ?? undefined,
      nonce,
    };
    const id = crypto.randomUUID();
    const asked = prepared(request, id, header);
    const ask = () =>
      withRequestId(id, () => pageRequests.run(pageRequest, () => openNext.fetch(asked, env, context)));
    let answer = refuseBody(request) ?? (await ask());
    // This render may have begun before an announced removal. The next one begins after this request.
    if (hasJoined(answer, nonce)) answer = await ask();
    const headers = new Headers(answer.headers);
    headers.set(REQUEST_ID_HEADER, id);
    const { pathname, search } = new URL(request.url);
    const status = secure(
      {
        request: {
          url: pathname + search,
          method: request.method,
          headers: Object.fromEntries(asked.headers),
        },
        response: accessTo(headers),
        pageRequest: { ...pageRequest, ...renderedWith(headers) },
      },
      answer.status,
    );
    return new Response(answer.body, { status, headers });
  },
};

export default worker;

/** Returns the request for Next, with a nonce, an id and an address that its sender didn't choose. */
function prepared(request: Request, id: string, [name, value]: [string, string]): Request {
  const { origin, pathname, search } = new URL(request.url);
  const url = origin + correctedAddress(pathname + search);
  const asked = new Request(url, request);
  for (const unfit of unfitNextHeaders(request.method, (header) => request.headers.get(header)))
    asked.headers.delete(unfit);
  const cookies = request.headers.get("cookie");
  if (cookies !== null) asked.headers.set("cookie", withoutDraftCookies(cookies));
  asked.headers.set(name, value);
  asked.headers.set(REQUEST_ID_HEADER, id);
  const address = request.headers.get(ADDRESS);
  if (address === null) asked.headers.delete("x-forwarded-for");
  else asked.headers.set("x-forwarded-for", address);
  return asked;
}

const rendered = z.object({ nonce: z.string(), status: z.number().optional() });

/** Returns whether Next was already rendering this page for another request. */
function hasJoined({ headers }: Response, nonce: string): boolean {
  return (renderedWith(new Headers(headers)).nonce ?? nonce) !== nonce;
}

/** Returns what a page was rendered with: if Next renders it once for several requests, it has one request's nonce. */
function renderedWith(headers: Headers): Partial<PageRequest> {
  const text = headers.get(RENDERED);
  headers.delete(RENDERED);
  return text === null ? {} : rendered.parse(JSON.parse(text));
}

/** Gives the web's headers the interface of Node's. */
function accessTo(headers: Headers) {
  return {
    getHeader: (name: string) => headers.get(name) ?? undefined,
    hasHeader: (name: string) => headers.has(name),
    removeHeader: (name: string) => headers.delete(name),
    setHeader: (name: string, value: unknown) => headers.set(name, String(value)),
  };
}
