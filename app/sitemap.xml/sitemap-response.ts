import "server-only";
import { unavailableResponse, versionedResponse } from "@/lib/http/responses";
import { readSitemapEntries, sitemapIndexXml, sitemapXml, splitEntries } from "@/lib/seo/sitemap";

const XML = "application/xml; charset=utf-8";

/** `null`: the whole, or the index of the parts if it is too large for one file; else a part, from 1. */
export async function sitemapResponse(number: string | null): Promise<Response> {
  const entries = await readSitemapEntries();
  if (!entries) return unavailableResponse();
  const parts = splitEntries(entries);
  if (number === null && parts.length > 1) return versionedResponse(await sitemapIndexXml(parts.length), XML);
  const part = parts[Number(number ?? 1) - 1];
  return part ? versionedResponse(await sitemapXml(part), XML) : new Response(null, { status: 404 });
}
