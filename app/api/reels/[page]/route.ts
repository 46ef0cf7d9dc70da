import { dataOr } from "@/lib/provider/cached-query";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { PAGE_SIZE } from "@/lib/reels/reel-list";
import { feedSourceSchema, readReelsPage, reelsPageNumberSchema } from "@/lib/reels/read-reels";
import type { ReelsPage } from "@/lib/reels/reel";

type RouteContext = { params: Promise<{ page: string }> };

export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const page = reelsPageNumberSchema.safeParse((await params).page);
  if (!page.success) return errorResponse(400, "Give the number of a page, from 1");
  const source = feedSourceSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const reading = await readReelsPage(source, page.data, PAGE_SIZE);
  if (reading.state === "unavailable") return errorResponse(503, "Please try again in a moment", RETRY_AFTER);
  // Some providers answer that a page after the last one is missing.
  const answer = dataOr<ReelsPage, ReelsPage>(reading, { reels: [], received: 0, total: null });
  return Response.json(answer, { headers: { "Cache-Control": "no-cache" } });
}
