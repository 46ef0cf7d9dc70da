import "server-only";
import { createHash } from "node:crypto";
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { getTranslations } from "next-intl/server";
import sharp from "sharp";
import { pictureCaching, unavailableResponse } from "@/lib/http/responses";
import { keepDrawings } from "@/lib/media/drawings";
import { fetchPicture } from "@/lib/provider/media-files";
import type { SiteSettings } from "@/lib/provider/settings";
import { drawIcon } from "@/lib/seo/draw-icon";
import { preparePicture } from "@/lib/seo/share-card/prepare-picture";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";
import { prepareText } from "@/lib/text-layout/prepare-text";
import { drawCard } from "./share-card";

type ShareCardImage = { jpeg: Buffer; etag: string };

const drawings = keepDrawings<ShareCardImage>({
  maxBytes: 16 * 1024 * 1024,
  bytesOf: ({ jpeg }) => jpeg.byteLength,
  atOnce: 2,
  maxRunning: 100,
});

/** Returns `null` while one of its pictures is unavailable. */
function drawShareCard(
  subject: ShareCardSubject,
  { company, church }: Pick<SiteSettings, "company" | "church">,
): Promise<ShareCardImage | null> {
  const { icon: mark, palette, sharePicture } = church;
  return drawings(JSON.stringify([subject, company, mark, palette, sharePicture]), async () => {
    const isVideo = subject.kind === "videos";
    const address = subject.picture ?? (isVideo ? null : sharePicture);
    const file = address ? await fetchPicture(address) : null;
    const icon = await drawIcon("icon-512.png", church);
    if (file?.state === "unavailable" || icon === "unavailable") return null;
    const picture = file?.state === "found" ? await preparePicture(file.data, { mayCrop: !isVideo }) : null;
    const title = await prepareText(subject.title, "title");
    const author = await prepareText(subject.author, "line");
    const t = await getTranslations("blog");
    const isOfTheChurch = !title && !picture;
    const card = drawCard(
      {
        title: isOfTheChurch ? await prepareText(company, "title") : title,
        author: author && (await prepareText(t("by", { author: author.text }), "line")),
        company: isOfTheChurch ? null : await prepareText(company, "line"),
        isVideo,
        look: {
          palette: palette ?? paletteOf(DEFAULT_COLORS),
          icon: icon && `data:image/png;base64,${icon.toString("base64")}`,
        },
      },
      picture,
    );
    const jpeg = await drawJpeg(card);
    return { jpeg, etag: `"${createHash("sha256").update(jpeg).digest("base64url")}"` };
  });
}

/** Some chat programs ignore larger pictures. */
const MAX_BYTES = 300_000;

const QUALITIES = [80, 65, 50];

/** @throws {Error} if it cannot be drawn */
async function drawJpeg(svg: string): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}

/** For browsers, in seconds. */
const MAX_AGE = 300;

export async function answerShareCard(
  request: Request,
  subject: ShareCardSubject,
  settings: SiteSettings,
): Promise<Response> {
  const card = await drawShareCard(subject, settings);
  if (!card) return unavailableResponse();
  const headers = { "Cache-Control": pictureCaching(MAX_AGE), ETag: card.etag };
  if (request.headers.get("if-none-match") === card.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(card.jpeg), { headers: { ...headers, "Content-Type": "image/jpeg" } });
}
