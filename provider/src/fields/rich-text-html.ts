import type {
  SerializedAutoLinkNode,
  SerializedBlockNode,
  SerializedLinkNode,
  SerializedRelationshipNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
  SerializedUploadNode,
} from "@payloadcms/richtext-lexical";
import {
  convertLexicalToHTML,
  defaultHTMLConverters,
  type HTMLConverter,
} from "@payloadcms/richtext-lexical/html";
import { z } from "zod";

import { escapeHtml } from "../lib/escape-html";
import { idOf } from "../lib/id-of";
import { completeTextLink, isTextLink, isWebAddress } from "../lib/web-address";

type StoredText = Parameters<typeof convertLexicalToHTML>[0]["data"];

/** Returns formatted text as HTML without its own styles, with those of its pictures and videos that are in `media`. */
export function richTextHtml(stored: StoredText | null | undefined, media: ShownMedia = NO_MEDIA): string {
  if (!stored) return "";
  const converters = { ...textConverters, ...mediaConverters(media) };
  return convertLexicalToHTML({ data: stored, converters, disableContainer: true });
}

/** A row whose cells are all headings. */
const headRow = z.object({ children: z.array(z.object({ headerState: z.number().positive() })).min(1) });

/** Lexical's value for a cell that heads its row. */
const HEADS_ROW = 2;

const table: HTMLConverter<SerializedTableNode> = ({ node: { children: rows }, nodesToHTML }) => {
  const firstOfBody = rows.findIndex((row) => !headRow.safeParse(row).success);
  const [head, body] = firstOfBody > 0 ? [rows.slice(0, firstOfBody), rows.slice(firstOfBody)] : [[], rows];
  const html = (nodes: typeof rows) => nodesToHTML({ nodes }).join("");
  return `<table>${head.length > 0 ? `<thead>${html(head)}</thead>` : ""}<tbody>${html(body)}</tbody></table>`;
};

const tablerow: HTMLConverter<SerializedTableRowNode> = ({ node, nodesToHTML }) =>
  `<tr>${nodesToHTML({ nodes: node.children }).join("")}</tr>`;

const tablecell: HTMLConverter<SerializedTableCellNode> = ({ node, nodesToHTML }) => {
  const { headerState, colSpan = 1, rowSpan = 1, children } = node;
  const spans = `${colSpan > 1 ? ` colspan="${colSpan}"` : ""}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}`;
  const words = nodesToHTML({ nodes: children }).join("");
  if (headerState === 0) return `<td${spans}>${words}</td>`;
  return `<th scope="${headerState === HEADS_ROW ? "row" : "col"}"${spans}>${words}</th>`;
};

const link: HTMLConverter<SerializedLinkNode | SerializedAutoLinkNode> = ({ node, nodesToHTML }) => {
  const words = nodesToHTML({ nodes: node.children }).join("");
  const address = completeTextLink(node.fields.url ?? "");
  // If visitors can't follow the link, only its words appear.
  return isTextLink(address) ? `<a href="${escapeHtml(address)}">${words}</a>` : words;
};

const textConverters = { ...defaultHTMLConverters, link, autolink: link, table, tablerow, tablecell };

type ShownPicture = { src: string; alt: string; width?: number | null; height?: number | null };
type ShownVideo = { slug: string; name: string; poster: string };

/** The pictures and videos that formatted texts show, by their records' ids. */
export type ShownMedia = {
  images: ReadonlyMap<string, ShownPicture>;
  videos: ReadonlyMap<string, ShownVideo>;
};

const NO_MEDIA: ShownMedia = { images: new Map(), videos: new Map() };

/** Payload stores `null` for a picture without any. */
const captionFields = z.looseObject({ caption: z.string() });

/** Returns converters that turn a text's pictures and videos into HTML. Those that are not in `media` leave nothing. */
function mediaConverters({ images, videos }: ShownMedia) {
  const upload: HTMLConverter<SerializedUploadNode> = ({ node }) => {
    const picture = images.get(idOfNode(node) ?? "");
    if (!picture) return "";
    const { src, alt, width, height } = picture;
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size}>`;
    return figure(image, captionFields.safeParse(node.fields).data?.caption);
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

function figure(content: string, caption = ""): string {
  const words = caption.trim() && caption;
  return `<figure>${content}${words && `<figcaption>${escapeHtml(words)}</figcaption>`}</figure>`;
}

function idOfNode({ value }: Pick<SerializedUploadNode | SerializedRelationshipNode, "value">) {
  return typeof value === "number" ? undefined : idOf(value);
}
