import type {
  SerializedBlockNode,
  SerializedRelationshipNode,
  SerializedUploadNode,
} from "@payloadcms/richtext-lexical";
import type { HTMLConverter } from "@payloadcms/richtext-lexical/html";
import { z } from "zod";

import { escapeHtml } from "../lib/escape-html";
import { idOf } from "../lib/id-of";
import { isWebAddress } from "../lib/web-address";

type ShownPicture = { src: string; alt: string; width?: number | null; height?: number | null };
type ShownVideo = { slug: string; name: string; poster: string };

/** The pictures and videos that are shown in formatted texts, by the ids of their records. */
export type ShownMedia = {
  images: ReadonlyMap<string, ShownPicture>;
  videos: ReadonlyMap<string, ShownVideo>;
};

export const NO_MEDIA: ShownMedia = { images: new Map(), videos: new Map() };

/** What becomes HTML of the pictures and videos in a text. One that is not given leaves nothing. */
export function mediaConverters({ images, videos }: ShownMedia) {
  const upload: HTMLConverter<SerializedUploadNode> = ({ node }) => {
    const picture = images.get(idOfNode(node) ?? "");
    if (!picture) return "";
    const { src, alt, width, height } = picture;
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}>`;
    return figure(image, node.fields.caption);
  };
  const relationship: HTMLConverter<SerializedRelationshipNode> = ({ node }) => {
    const video = videos.get(idOfNode(node) ?? "");
    if (!video) return "";
    const words = `Watch ‘${video.name}’`;
    const inside = video.poster
      ? `<img src="${escapeHtml(video.poster)}" alt="${escapeHtml(words)}">`
      : escapeHtml(words);
    const link = `<a href="/video-detail/${encodeURIComponent(video.slug)}">${inside}</a>`;
    return figure(link, video.poster && video.name);
  };
  return { upload, relationship, blocks: { elsewhere } };
}

const elsewhereFields = z.object({ address: z.string().refine(isWebAddress), title: z.string() });

const elsewhere: HTMLConverter<SerializedBlockNode<{ blockType: string }>> = ({ node }) => {
  const { data } = elsewhereFields.safeParse(node.fields);
  if (!data) return "";
  const link = `<a href="${escapeHtml(data.address)}">${escapeHtml(data.title)}</a>`;
  return figure(link, new URL(data.address).hostname.replace(/^www\./, ""));
};

function figure(content: string, caption: unknown): string {
  const words = typeof caption === "string" && caption.trim() ? caption : "";
  return `<figure>${content}${words && `<figcaption>${escapeHtml(words)}</figcaption>`}</figure>`;
}

function idOfNode({ value }: Pick<SerializedUploadNode | SerializedRelationshipNode, "value">) {
  return typeof value === "number" ? undefined : idOf(value);
}
