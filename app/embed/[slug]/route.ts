import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage } from "@/lib/provider/video-schema";
import { embedContentSecurityPolicy, noticeDocument, playerDocument } from "@/lib/seo/embed-document";
import { RETRY_AFTER } from "@/lib/http/responses";

/** Unlike a page's, a route handler's slug is decoded. */
type Context = { params: Promise<{ slug: string }> };

export const dynamic = "force-static";

/** Returns no params, so each page is stored at its first request. */
export function generateStaticParams() {
  return [];
}

/** The only page that other sites may show in a frame. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const [result, settings] = await Promise.all([getVideo(slug), getSettings()]);
  const { company } = dataOr(settings, DEFAULT_SETTINGS);
  if (result.state === "unavailable") {
    return page(
      await noticeDocument(company, { temporary: true }),
      embedContentSecurityPolicy(),
      503,
      RETRY_AFTER,
    );
  }
  if (result.state === "missing" || !hasOwnPage(result.data.video)) {
    return page(await noticeDocument(company), embedContentSecurityPolicy(), 404);
  }
  const { video } = result.data;
  if (video.slug !== slug) {
    return new Response(null, {
      status: 308,
      headers: { Location: paths.videoEmbed(video.slug) },
    });
  }
  return page(await playerDocument(video, company), embedContentSecurityPolicy(video), 200);
}

function page(html: string, policy: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy, ...headers },
  });
}
