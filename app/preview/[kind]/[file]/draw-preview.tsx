import { createHash } from "node:crypto";
import { PreviewCard } from "@/components/preview/preview-card";
import { fetchPicture } from "@/lib/api/picture";
import { drawJpeg } from "@/lib/preview/draw-jpeg";
import { drawableText } from "@/lib/preview/drawable-text";
import { keepDrawings } from "@/lib/preview/drawings";
import { preparePicture } from "@/lib/preview/prepare-picture";
import type { PreviewSubject } from "@/lib/preview/subject";

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
