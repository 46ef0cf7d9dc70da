import type { NextRequest } from "next/server";
import { z } from "zod";
import { notAvailableNow, notFoundResponse, redirectOnce } from "@/lib/http/responses";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { readSubject } from "@/lib/seo/share-card/subject";
import { SHARE_CARD_KINDS } from "@/lib/seo/site-url";

type RouteProps = { params: Promise<{ kind: string; file: string }> };

const address = z.object({
  kind: z.enum(SHARE_CARD_KINDS),
  file: z.string().regex(/^.+\.jpg$/),
});

/**
 * Leads link previews to the subject's own picture, or the church's, or the site's icon: a card that is drawn needs a
 * native module.
 */
export async function GET(_request: NextRequest, { params }: RouteProps): Promise<Response> {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return notFoundResponse();
  const { kind, file } = parsed.data;
  const [subject, settings] = await Promise.all([
    readSubject(kind, file.slice(0, -".jpg".length)),
    getSettings(),
  ]);
  if (subject.state === "missing") return notFoundResponse();
  if (subject.state === "unavailable" || settings.state === "unavailable") return notAvailableNow();
  const { church } = dataOr(settings, DEFAULT_SETTINGS);
  const picture = subject.data.picture ?? church.sharePicture ?? "/icons/icon-512.png";
  return redirectOnce(picture);
}
