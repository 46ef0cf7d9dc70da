import { answerShareCard } from "#host/answer-share-card";
import { z } from "zod";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { notFoundResponse, unavailableResponse } from "@/lib/http/responses";
import { readSubject } from "@/lib/seo/share-card/subject";
import { SHARE_CARD_KINDS } from "@/lib/seo/site-url";

type RouteProps = { params: Promise<{ kind: string; file: string }> };

const address = z.object({
  kind: z.enum(SHARE_CARD_KINDS),
  file: z.string().regex(/^.+\.jpg$/),
});

export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return notFoundResponse();
  const { kind, file } = parsed.data;
  const name = file.slice(0, -".jpg".length);
  const [result, settings] = await Promise.all([readSubject(kind, name), getSettings()]);
  if (result.state === "missing") return notFoundResponse();
  if (result.state === "unavailable" || settings.state === "unavailable") return unavailableResponse();
  return answerShareCard(request, result.data, dataOr(settings, DEFAULT_SETTINGS));
}
