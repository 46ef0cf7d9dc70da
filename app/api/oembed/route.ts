import type { NextRequest } from "next/server";
import { getTranslations } from "next-intl/server";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { getVideo } from "@/lib/provider/videos";
import { hasOwnPage } from "@/lib/provider/video-schema";
import { oembedAnswer, oembedFormatSchema, oembedQuerySchema, slugFromUrl } from "@/lib/seo/oembed";
import { RETRY_AFTER } from "@/lib/http/responses";

export async function GET(request: NextRequest): Promise<Response> {
  const t = await getTranslations("oembed");
  const query = Object.fromEntries(request.nextUrl.searchParams);
  if (!oembedFormatSchema.safeParse(query.format).success) return refusal(501, t("onlyJson"));
  const parsed = oembedQuerySchema.safeParse(query);
  if (!parsed.success) return refusal(400, t("noAddress"));

  const { url, ...limits } = parsed.data;
  const slug = slugFromUrl(url);
  const reading = slug ? await getVideo(slug) : { state: "missing" as const };
  if (reading.state === "unavailable") return refusal(503, t("unavailable"), RETRY_AFTER);
  if (reading.state === "missing" || !hasOwnPage(reading.data.video)) {
    return refusal(404, t("missing"));
  }
  const { company } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return answer(200, oembedAnswer(reading.data.video, company, limits));
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return answer(status, { status: "error", message }, headers);
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  const open = { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-cache" };
  return Response.json(body, { status, headers: { ...open, ...headers } });
}
