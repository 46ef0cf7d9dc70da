import { dataOr } from "@/lib/provider/cached-query";
import { getReelsPage } from "@/lib/provider/videos";
import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { PAGE_SIZE } from "@/lib/reels/reel-list";
import { toReels, reelsPageNumberSchema } from "@/lib/reels/read-reels";
import type { ReelsPage } from "@/lib/reels/reel";

type RouteContext = { params: Promise<{ page: string }> };

export async function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  const page = reelsPageNumberSchema.safeParse((await params).page);
  if (!page.success) return errorResponse(400, "Give the number of a page, from 1");
  const reading = await getReelsPage(page.data, PAGE_SIZE);
  if (reading.state === "unavailable") return errorResponse(503, "Please try again in a moment", RETRY_AFTER);
  // Some providers answer that a page after the last one is missing.
  const { videos, received, total } = dataOr(reading, { videos: [], received: 0, total: null });
  const answer: ReelsPage = { reels: toReels(videos), received, total };
  return Response.json(answer, { headers: { "Cache-Control": "no-cache" } });
}
