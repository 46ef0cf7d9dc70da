import { notAvailableNow, notFoundResponse, redirectOnce } from "@/lib/http/responses";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { drawIcon, isIconName } from "@/lib/seo/church-icons";

type RouteProps = { params: Promise<{ file: string }> };

/** The address of an icon changes with the church's picture. */
const KEPT_FOR_A_DAY = { "Cache-Control": "public, max-age=86400" };

export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  const { file } = await params;
  if (!isIconName(file)) return notFoundResponse();
  const { church } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const icon = await drawIcon(file, church);
  if (icon === "unavailable") return notAvailableNow();
  if (!icon) return redirectOnce(`/icons/${file}`);
  return new Response(new Uint8Array(icon), { headers: { ...KEPT_FOR_A_DAY, "Content-Type": "image/png" } });
}
