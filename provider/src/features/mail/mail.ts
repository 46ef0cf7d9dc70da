import { type ChurchColors, type Palette, paletteOf } from "@lampstand/contract/colors";
import { characterCount, firstCharacters } from "@lampstand/contract/text";
import { z } from "zod";
import type { CollectionSlug, Payload } from "payload";

import { environment } from "../../lib/environment";
import { escapeHtml } from "../../lib/escape-html";

const SUBJECT_MAX_LENGTH = 150;

const PAGE = "margin:0;padding:24px 16px;background:#f4efe6;color:#2b2430;font:16px/1.5 Georgia,serif";
const SHEET =
  "max-width:560px;margin:0 auto;padding:24px 28px;background:#fffdf9;border-radius:8px;overflow-wrap:anywhere";
const BRAND = "margin:-24px -28px 20px;padding:14px 28px;border-radius:8px 8px 0 0;font-size:14px";
const LOGO_HEIGHT = 40;
const LOGO = "display:block;height:40px;width:auto;max-width:240px;border:0";
const PARAGRAPH = "margin:0 0 16px";
const QUOTE = "margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid";
const CODE = "margin:0 0 16px;font:bold 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px";
const BUTTON = "display:inline-block;padding:10px 18px;border-radius:6px;text-decoration:none";

const NAME_AND_ADDRESS = /^\s*(.*?)\s*<([^<>]+)>\s*$/;

const part = z.union([
  /** A paragraph. */
  z.string(),
  /** Words that are somebody else's. */
  z.object({ quote: z.string() }),
  /** A one-time code, to be read at a glance and copied. */
  z.object({ code: z.string() }),
  /** A button, in plain text its address. */
  z.object({ label: z.string(), link: z.url({ protocol: /^https?$/ }) }),
]);

/** An address that can stand in a mail's header alone. */
const address = z.string().regex(/^[^\s<>,;:"()@\\]+@[^\s<>,;:"()@\\]+$/);

/** A mail as the provider's parts write it: plain words, which become text and HTML when it is sent. */
export const mail = z.object({
  to: address,
  /** Whom an answer goes to, where that is not the church; `null`: nobody, since it is too confidential for a mailbox. */
  replyTo: address.nullish(),
  /** Whether somebody of the staff wrote it, and not the provider. */
  isPersonal: z.boolean().optional(),
  subject: z.string(),
  body: z.array(part),
  /** Of a mail that comes again: where mail programs ask by POST that no more come (RFC 8058), and people by opening it. */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
});

const addressed = mail.pick({ to: true });

/** Whom a stored mail goes to, even where the rest of it cannot be read; `undefined` where that cannot either. */
export function recipientOf(stored: unknown): string | undefined {
  return addressed.safeParse(stored).data?.to;
}

export type Mail = z.output<typeof mail>;
export type MailPart = z.output<typeof part>;

/** A mail that begins with a greeting. */
export function letter(to: string, subject: string, ...parts: MailPart[]): Mail {
  return { to, subject, body: ["Hello,", ...parts] };
}

/** In whose name a mail is sent, and how it looks. */
export type Letterhead = {
  brand: string;
  /** The address of its logo, which is made for the dark colour. */
  logo: string | null;
  colors: ChurchColors;
};

/** The words of a mail under the sender's name, as plain text, and as HTML under its logo, if it has an address. */
export function composeMail({ subject, body }: Mail, { brand, logo, colors }: Letterhead) {
  const { dusk, lamp } = paletteOf(colors);
  const head = `${BRAND};background:${dusk[900]};color:${dusk[100]}`;
  return {
    subject: oneLine(subject),
    text: [...body.map(textOf), `– ${oneLine(brand)}`].join("\n\n"),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>`,
      `<body style="${PAGE}"><div style="${SHEET}"><p dir="auto" style="${head}">${logo ? logoHtml(logo, brand) : escapeHtml(brand)}</p>`,
      ...body.map((part) => htmlOf(part, { dusk, lamp })),
      "</div></body></html>",
    ].join("\n"),
  };
}

/** Mail programs that load no pictures show the name. */
function logoHtml(logo: string, brand: string): string {
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(brand)}" height="${LOGO_HEIGHT}" style="${LOGO}">`;
}

function textOf(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  if ("code" in part) return part.code;
  return `${part.label}:\n${part.link}`;
}

function htmlOf(part: MailPart, { dusk, lamp }: Palette): string {
  if (typeof part === "string") return paragraphs(part);
  if ("quote" in part) {
    return `<blockquote style="${QUOTE} ${lamp[400]}">${paragraphs(part.quote)}</blockquote>`;
  }
  if ("code" in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  const button = `${BUTTON};background:${lamp[400]};color:${dusk[950]}`;
  return `<p style="${PARAGRAPH}"><a href="${escapeHtml(part.link)}" dir="auto" style="${button}">${escapeHtml(part.label)}</a></p>`;
}

/** Outlook knows no `white-space`; each paragraph has the direction of its own words. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((words) => `<p dir="auto" style="${PARAGRAPH}">${escapeHtml(words).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** A header is one line: what could begin another is taken out. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (characterCount(line) <= SUBJECT_MAX_LENGTH) return line;
  return `${firstCharacters(line, SUBJECT_MAX_LENGTH - 1)}…`;
}

/** Who a mail comes from. */
export type Sender = { name: string; address: string };

/** Takes `Name <address>` or a bare address apart. */
export function parseSender(text: string): Sender {
  const [, name, address] = NAME_AND_ADDRESS.exec(text) ?? [];
  return { name: name || "Lampstand", address: address ?? text.trim() };
}

type News = {
  collection: CollectionSlug;
  /** Where it is about one record. */
  id?: string;
  subject: string;
  /** What happened, in a sentence. */
  intro: string;
  /** What the visitor wrote. */
  words?: string;
  /** The visitor's address, so that staff can simply answer the mail; `null`: an answer reaches nobody. */
  replyTo?: string | null;
};

/** Where staff want to be told of what comes in; nowhere, if the settings name no address. */
export async function staffAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  return announceTo || email || undefined;
}

/** Where an answer to any other mail goes, since nobody reads what the provider sends from; nowhere, as above. */
export async function churchAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  return email || announceTo || undefined;
}

/** The mail that tells staff of a record, or of a list of them, with the way to it; none without an address. */
export function staffMails(staff: string | undefined, news: News): Mail[] {
  if (!staff) return [];
  const { collection, id, subject, intro, words, replyTo } = news;
  const link = `${environment().adminUrl}/admin/collections/${[collection, id].filter(Boolean).join("/")}`;
  return [
    {
      to: staff,
      replyTo,
      subject,
      body: [intro, ...(words ? [{ quote: words }] : []), { label: "Open it in the admin", link }],
    },
  ];
}
