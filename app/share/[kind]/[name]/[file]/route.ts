import { renderSVG } from "uqr";
import { z } from "zod";
import { admit } from "@/lib/http/admit";
import { answerRefusal, GONE, UNAVAILABLE } from "@/lib/http/refusals";
import { pictureCaching, unavailableResponse } from "@/lib/http/responses";
import { paths } from "@/lib/paths";
import type { PosterSize } from "@/lib/seo/poster";
import { readSubject, type ShareCardSubject } from "@/lib/seo/share-card/subject";
import { absoluteUrl, SHARE_CARD_KINDS } from "@/lib/seo/site-url";
import { drawSubjectPoster } from "#host/draw-subject-poster";

type RouteProps = { params: Promise<{ kind: string; name: string; file: string }> };

const address = z.object({
  kind: z.enum(SHARE_CARD_KINDS),
  name: z.string(),
  file: z.enum(["qr.svg", "poster-a5.pdf", "poster-a3.pdf"]),
});

/** For browsers, in seconds. */
const MAX_AGE = 300;

/** In modules, around the code: scanners need it. */
const QUIET_ZONE = 4;

/** Returns a page's QR code as a picture, or a printable poster with it. */
export async function GET(request: Request, { params }: RouteProps): Promise<Response> {
  const parsed = address.safeParse(await params);
  if (!parsed.success) return answerRefusal(request, GONE);
  const { kind, name, file } = parsed.data;
  const subject = await readSubject(kind, name);
  if (subject.state === "missing") return answerRefusal(request, GONE);
  if (subject.state === "unavailable") return answerRefusal(request, UNAVAILABLE);
  const target = absoluteUrl(paths.qr(kind, name));
  if (file === "qr.svg") return answer(renderSVG(target, { ecc: "M", border: QUIET_ZONE }), "image/svg+xml");
  return drawPoster(request, subject.data, target, file === "poster-a5.pdf" ? "a5" : "a3");
}

/** Limited, because drawing a poster uses some server time. */
const drawPoster = admit(
  {
    isOpenToOtherSites: true,
    limits: { address: { name: "posters-address", points: 60, seconds: 600 } },
    tooMany: "tooManyPosters",
  },
  async (_caller, subject: ShareCardSubject, target: string, size: PosterSize) => {
    const poster = await drawSubjectPoster(subject, target, size);
    return poster ? answer(poster, "application/pdf") : unavailableResponse();
  },
);

function answer(body: string | Buffer, type: string): Response {
  const headers = { "Content-Type": type, "Cache-Control": pictureCaching(MAX_AGE) };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), { headers });
}
