import { notFoundResponse, redirectOnce } from "@/lib/http/responses";
import { isProviderMedia } from "@/lib/media/media-url";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { isIconName } from "@/lib/seo/church-icons";

type RouteProps = { params: Promise<{ file: string }> };

/** Leads to the church's picture as it is, which nothing here can cut to an icon; to the site's own icon where there is none. */
export async function GET(_request: Request, { params }: RouteProps): Promise<Response> {
  const { file } = await params;
  if (!isIconName(file)) return notFoundResponse();
  const { icon } = dataOr(await getSettings(), DEFAULT_SETTINGS).church;
  const address = icon !== null && isProviderMedia(icon) ? icon : `/icons/${file}`;
  return redirectOnce(address);
}
