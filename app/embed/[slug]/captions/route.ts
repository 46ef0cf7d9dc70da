import { getCaptions } from "@/lib/provider/captions";
import { getVideo } from "@/lib/provider/videos";
import { RETRY_AFTER } from "@/lib/http/retry-after";

/** A route handler's slug comes decoded, unlike a page's. */
type Context = { params: Promise<{ slug: string }> };

/**
 * A video's captions from the site's own address: a player may take none from another without that one's consent. The
 * plain feed asks for them too, so videos without a page of their own have them as well.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const reading = await getVideo((await params).slug);
  if (reading.state === "unavailable") return unavailable(503);
  if (reading.state === "missing") return notFound();
  const { video } = reading.data;
  if (!video.captions) return notFound();

  const captions = await getCaptions(video.captions, video.slug);
  if (captions.state === "unavailable") return unavailable(502);
  if (captions.state === "missing") return notFound();
  return new Response(captions.data, { headers: { "Content-Type": "text/vtt; charset=utf-8" } });
}

function notFound(): Response {
  return new Response("There are no captions.", { status: 404 });
}

function unavailable(status: 502 | 503): Response {
  return new Response("The captions could not be reached.", { status, headers: RETRY_AFTER });
}
