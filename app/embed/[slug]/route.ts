import { getSettings } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { noticeDocument, playerDocument } from "@/lib/seo/embed-document";
import { embedPolicy } from "@/lib/seo/embed-policy";
import { RETRY_AFTER } from "@/lib/http/retry-after";
import { hasOwnPage } from "@/lib/video/own-page";

/** A route handler's slug comes decoded, unlike a page's. */
type Context = { params: Promise<{ slug: string }> };

/** A light player that any site may show in a frame; the only page that allows it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [reading, { company }] = await Promise.all([getVideo(slug), getSettings()]);
  if (reading.state === "unavailable") {
    return page(noticeDocument(company, { temporary: true }), embedPolicy(), 503, RETRY_AFTER);
  }
  if (reading.state === "missing" || !hasOwnPage(reading.data.video)) {
    return page(noticeDocument(company), embedPolicy(), 404);
  }
  const { video } = reading.data;
  if (video.slug !== slug) {
    return new Response(null, {
      status: 308,
      headers: { Location: `/embed/${encodeURIComponent(video.slug)}` },
    });
  }
  return page(playerDocument(video, company), embedPolicy(video), 200);
}

function page(html: string, policy: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy, ...headers },
  });
}
