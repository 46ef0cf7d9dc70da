import { errorResponse, RETRY_AFTER } from "@/lib/http/responses";
import { readMoreReels } from "@/lib/reels/more-reels";
import { feedSourceSchema, reelsPageNumberSchema } from "@/lib/reels/read-reels";

type RouteContext = { params: Promise<{ page: string }> };

export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const page = reelsPageNumberSchema.safeParse((await params).page);
  if (!page.success) return errorResponse(400, "Give the number of a page, from 1");
  const source = feedSourceSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const reading = await readMoreReels(source, page.data);
  if (reading.state !== "found") return errorResponse(503, "Please try again in a moment", RETRY_AFTER);
  return Response.json(reading.data, { headers: { "Cache-Control": "no-cache" } });
}
