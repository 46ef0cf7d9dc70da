import { z } from "zod";
import { answerRefusal, GONE, UNAVAILABLE } from "@/lib/http/refusals";
import { redirectOnce } from "@/lib/http/responses";
import { countDaily } from "@/lib/provider/counts";
import { readSubject } from "@/lib/seo/share-card/subject";
import { absoluteUrl, SHARE_CARD_KINDS } from "@/lib/seo/site-url";

type RouteProps = { params: Promise<{ kind: string; name: string }> };

const address = z.object({ kind: z.enum(SHARE_CARD_KINDS), name: z.string() });

/** Counts a scanned QR code and redirects to its page. Answers 404 for removed content. */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return answerRefusal(request, GONE);
  const { kind, name } = parsed.data;
  const result = await readSubject(kind, name);
  if (result.state === "missing") return answerRefusal(request, GONE);
  if (result.state === "unavailable") return answerRefusal(request, UNAVAILABLE);
  await countDaily([kind === "videos" ? { kind: "scanned", slug: name } : { kind: "pageScanned" }]);
  return redirectOnce(absoluteUrl(result.data.path));
}
