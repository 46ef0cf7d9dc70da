import { getTranslations } from "next-intl/server";
import { getCaptions } from "@/lib/provider/media-files";
import { getVideo } from "@/lib/provider/videos";
import { RETRY_AFTER } from "@/lib/http/responses";

/** Unlike a page's, a route handler's slug is decoded. */
type Context = { params: Promise<{ slug: string }> };

/** Serves captions here, since a player needs CORS for another origin. Includes videos without their own page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const result = await getVideo((await params).slug);
  if (result.state === "unavailable") return unavailable();
  if (result.state === "missing") return notFound();
  const { video } = result.data;
  const lang = new URL(request.url).searchParams.get("lang");
  const file = lang === null ? video.captions[0] : video.captions.find((captions) => captions.lang === lang);
  if (!file) return notFound();

  const captions = await getCaptions(file.src, video.slug);
  if (captions.state === "unavailable") return unavailable();
  if (captions.state === "missing") return notFound();
  return new Response(captions.data, { headers: { "Content-Type": "text/vtt; charset=utf-8" } });
}

async function notFound(): Promise<Response> {
  const t = await getTranslations("embed");
  return new Response(t("noCaptions"), { status: 404 });
}

async function unavailable(): Promise<Response> {
  const t = await getTranslations("embed");
  return new Response(t("captionsUnavailable"), { status: 503, headers: RETRY_AFTER });
}
