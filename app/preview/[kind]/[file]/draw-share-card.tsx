import { createHash } from "node:crypto";
import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { ShareCard } from "./_components/share-card";
import { keepDrawings } from "@/lib/media/drawings";
import { fetchPicture } from "@/lib/provider/media-files";
import type { SiteSettings } from "@/lib/provider/settings";
import { drawIcon } from "@/lib/seo/draw-icon";
import { drawJpeg } from "@/lib/seo/share-card/draw-jpeg";
import { drawableText } from "@/lib/seo/share-card/drawable-text";
import { preparePicture } from "@/lib/seo/share-card/prepare-picture";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";

export type ShareCardImage = { jpeg: Buffer; etag: string };

const drawings = keepDrawings<ShareCardImage>({
  maxBytes: 16 * 1024 * 1024,
  bytesOf: ({ jpeg }) => jpeg.byteLength,
  atOnce: 2,
  maxRunning: 100,
});

/** `null` while one of its pictures is unavailable. */
export function drawShareCard(
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
    const jpeg = await drawJpeg(
      <ShareCard
        title={drawableText(subject.title)}
        author={drawableText(subject.author)}
        company={drawableText(company)}
        isVideo={isVideo}
        picture={picture}
        look={{
          palette: palette ?? paletteOf(DEFAULT_COLORS),
          icon: icon && `data:image/png;base64,${icon.toString("base64")}`,
        }}
      />,
    );
    return { jpeg, etag: `"${createHash("sha256").update(jpeg).digest("base64url")}"` };
  });
}
