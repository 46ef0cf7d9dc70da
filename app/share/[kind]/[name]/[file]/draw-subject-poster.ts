import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import { keepDrawings } from "@/lib/media/drawings";
import { dataOr } from "@/lib/provider/cached-query";
import { fetchPicture } from "@/lib/provider/media-files";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { drawPoster, type PosterSize } from "@/lib/seo/poster";
import { preparePosterPicture } from "@/lib/seo/share-card/prepare-picture";
import type { ShareCardSubject } from "@/lib/seo/share-card/subject";
import { absoluteUrl } from "@/lib/seo/site-url";

const drawings = keepDrawings<{ pdf: Buffer }>({
  maxBytes: 16 * 1024 * 1024,
  bytesOf: ({ pdf }) => pdf.byteLength,
  atOnce: 2,
  maxRunning: 20,
});

/** Returns `null` while its picture is unavailable, or too many are being drawn. */
export async function drawSubjectPoster(
  subject: ShareCardSubject,
  address: string,
  size: PosterSize,
): Promise<Buffer | null> {
  const { company, church } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const palette = church.palette ?? paletteOf(DEFAULT_COLORS);
  const drawing = await drawings(JSON.stringify([subject, company, palette, address, size]), async () => {
    const file = subject.picture ? await fetchPicture(subject.picture) : null;
    if (file?.state === "unavailable") return null;
    const pdf = await drawPoster({
      title: subject.title,
      company,
      address,
      words: absoluteUrl(subject.path).replace(/^https?:\/\//, ""),
      picture: file?.state === "found" ? await preparePosterPicture(file.data) : null,
      palette,
      size,
    });
    return { pdf };
  });
  return drawing?.pdf ?? null;
}
