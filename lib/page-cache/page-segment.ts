import "server-only";
import { locale as segmentOfPage } from "next/root-params";
import { OWN_LANGUAGE, splitPath } from "@/lib/routing.mjs";
import { isStoredPage } from "./page-life";
import { pageRequests } from "./page-request.mjs";

/**
 * Returns the segment of the page's language. Route handlers and server actions have no root parameters (Next 16.4):
 * they answer a page, in its language.
 */
export async function pageSegment(): Promise<string> {
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
