import "server-only";
import { notAvailableNow, redirectOnce } from "@/lib/http/responses";
import type { ChurchIdentity } from "@/lib/provider/settings";
import type { IconName } from "@/lib/seo/church-look";
import { drawIcon } from "@/lib/seo/draw-icon";

/** The address of an icon changes with the church's picture. */
const KEPT_FOR_A_DAY = { "Cache-Control": "public, max-age=86400" };

export async function answerIcon(name: IconName, church: ChurchIdentity): Promise<Response> {
  const icon = await drawIcon(name, church);
  if (icon === "unavailable") return notAvailableNow();
  if (!icon) return redirectOnce(`/icons/${name}`);
  return new Response(new Uint8Array(icon), { headers: { ...KEPT_FOR_A_DAY, "Content-Type": "image/png" } });
}
