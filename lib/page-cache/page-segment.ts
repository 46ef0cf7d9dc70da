import "server-only";
import { locale as segmentOfPage } from "next/root-params";
import { AsyncLocalStorage } from "node:async_hooks";
import { OWN_LANGUAGE, splitPath } from "@/lib/routing.mjs";
import { isStoredPage } from "./page-life";
import { pageRequests } from "./page-request.mjs";

const answering = new AsyncLocalStorage<string>();

/** Answers with what is below this segment in `app`, in a route handler that is stored. */
export function atSegment<T>(segment: string, answer: () => Promise<T>): Promise<T> {
  return answering.run(segment, answer);
}

/** Returns the segment of the page's language. Route handlers and server actions have no root parameters (Next 16.4). */
export async function pageSegment(): Promise<string> {
  const segment = answering.getStore();
  if (segment !== undefined) return segment;
  try {
    return await segmentOfPage();
  } catch {
    return (isStoredPage() ? "" : prefixOfRequest().slice(1)) || OWN_LANGUAGE;
  }
}

/** What pages call, which answers in their language. oEmbed is for other sites. */
const CALL = /^\/api\/(?!oembed$)/;

/** Pictures, posters and players have one address for all languages, and caches keep them. */
function prefixOfRequest(): string {
  const { path = "", from = "" } = pageRequests.getStore() ?? {};
  if (CALL.test(path) && URL.canParse(from)) return splitPath(new URL(from).pathname).prefix;
  return splitPath(path).prefix;
}
