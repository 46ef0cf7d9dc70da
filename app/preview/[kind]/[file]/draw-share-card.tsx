import { createHash } from "node:crypto";
import { ShareCard } from "@/components/share-card/share-card";
import { fetchPicture } from "@/lib/provider/media-files";
import { createDrawingCache, drawJpeg } from "@/lib/seo/share-card/draw-jpeg";
import { drawableText } from "@/lib/seo/share-card/drawable-text";
import { preparePicture } from "@/lib/seo/share-card/prepare-picture";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";

export type ShareCardImage = { jpeg: Buffer; etag: string };

const drawings = createDrawingCache<ShareCardImage>();

/** The share card of a subject; `null` while its picture is unavailable. */
export function drawShareCard(subject: ShareCardSubject, company: string): Promise<ShareCardImage | null> {
  return drawings(JSON.stringify([subject, company]), async () => {
    const file = subject.picture ? await fetchPicture(subject.picture) : null;
    if (file?.state === "unavailable") return null;
    const isVideo = subject.kind === "videos";
    const picture = file?.state === "found" ? await preparePicture(file.data, { mayCrop: !isVideo }) : null;
    const jpeg = await drawJpeg(
      <ShareCard
        title={drawableText(subject.title)}
        author={drawableText(subject.author)}
        company={drawableText(company)}
        isVideo={isVideo}
        picture={picture}
      />,
    );
    return { jpeg, etag: `"${createHash("sha256").update(jpeg).digest("base64url")}"` };
  });
}
