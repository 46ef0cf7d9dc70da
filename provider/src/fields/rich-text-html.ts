import type {
  SerializedAutoLinkNode,
  SerializedLinkNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from "@payloadcms/richtext-lexical";
import type { HTMLConverter } from "@payloadcms/richtext-lexical/html";
import { convertLexicalToHTML, defaultHTMLConverters } from "@payloadcms/richtext-lexical/html";
import { z } from "zod";

import { escapeHtml } from "../lib/escape-html";
import { completeTextLink, isTextLink } from "../lib/web-address";
import { mediaConverters, NO_MEDIA, type ShownMedia } from "./text-media-html";

type StoredText = Parameters<typeof convertLexicalToHTML>[0]["data"];

/** Formatted text as HTML without styles of its own, with those of its pictures and videos that are given. */
export function richTextHtml(stored: StoredText | null | undefined, media: ShownMedia = NO_MEDIA): string {
  if (!stored) return "";
  const converters = { ...textConverters, ...mediaConverters(media) };
  return convertLexicalToHTML({ data: stored, converters, disableContainer: true });
}

/** A row all of whose cells are headings. */
const headRow = z.object({ children: z.array(z.object({ headerState: z.number().positive() })).min(1) });

/** What Lexical calls a cell that heads its row. */
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
  // One that visitors cannot follow is its words alone.
  return isTextLink(address) ? `<a href="${escapeHtml(address)}">${words}</a>` : words;
};

const textConverters = { ...defaultHTMLConverters, link, autolink: link, table, tablerow, tablecell };
