import { freshResponse, unavailableResponse } from "@/lib/http/responses";
import { readSitemapEntries, sitemapIndexXml, sitemapXml, splitEntries } from "@/lib/seo/sitemap";

const XML = "application/xml; charset=utf-8";

/** The sitemap; where it is too large for one file, the index of its parts (`?part=1` and so on). */
export async function GET(request: Request) {
  const entries = await readSitemapEntries();
  if (!entries) return unavailableResponse();
  const parts = splitEntries(entries);
  const number = new URL(request.url).searchParams.get("part");
  if (number === null && parts.length > 1) {
    return freshResponse(request, await sitemapIndexXml(parts.length), XML);
  }
  const part = parts[Number(number ?? 1) - 1];
  return part ? freshResponse(request, await sitemapXml(part), XML) : new Response(null, { status: 404 });
}
