import { createHash } from "node:crypto";
import { PreviewCard } from "@/components/share-card/preview-card";
import { fetchPicture } from "@/lib/provider/picture";
import { drawJpeg } from "@/lib/seo/share-card/draw-jpeg";
import { drawableText } from "@/lib/seo/share-card/drawable-text";
import { keepDrawings } from "@/lib/seo/share-card/drawings";
import { preparePicture } from "@/lib/seo/share-card/prepare-picture";
import type { PreviewSubject } from "@/lib/seo/share-card/subject";

export type Preview = { jpeg: Buffer; etag: string };

const drawings = keepDrawings<Preview>();

/** The preview picture of a subject; `null` while its own picture cannot be had, which may change. */
export function drawPreview(subject: PreviewSubject, company: string): Promise<Preview | null> {
  return drawings(JSON.stringify([subject, company]), async () => {
    const file = subject.picture ? await fetchPicture(subject.picture) : null;
    if (file?.state === "unavailable") return null;
    const isVideo = subject.kind === "videos";
    const picture = file?.state === "found" ? await preparePicture(file.data, { mayCut: !isVideo }) : null;
    const jpeg = await drawJpeg(
      <PreviewCard
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
