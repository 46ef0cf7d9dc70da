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

/**
 * Returns the segment of the page's language. Route handlers and server actions have no root parameters (Next 16.4):
 * they answer a page, in its language.
 */
export async function pageSegment(): Promise<string> {
  const segment = answering.getStore();
  if (segment !== undefined) return segment;
  try {
    return await segmentOfPage();
  } catch {
    return (isStoredPage() ? "" : prefixOfRequest().slice(1)) || OWN_LANGUAGE;
  }
}

function prefixOfRequest(): string {
  const { path = "", from = "" } = pageRequests.getStore() ?? {};
  return splitPath(path).prefix || (URL.canParse(from) ? splitPath(new URL(from).pathname).prefix : "");
}
