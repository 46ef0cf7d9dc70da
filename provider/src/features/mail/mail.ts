import { type ChurchColors, type Palette, paletteOf } from "@lampstand/contract/colors";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES, LANGUAGES } from "@lampstand/contract/languages";
import { characterCount, firstCharacters } from "@lampstand/contract/text";
import { z } from "zod";
import type { CollectionSlug, Payload } from "payload";

import { environment } from "../../lib/environment";
import { escapeHtml } from "../../lib/escape-html";
import { findFirst } from "../../lib/find-all";
import { mailWords } from "../../messages/sentences";
import { isExampleAddress } from "../church/example-domain";

const SUBJECT_MAX_LENGTH = 150;

const PAGE = "margin:0;padding:24px 16px;background:#f4efe6;color:#2b2430;font:16px/1.5 Georgia,serif";
const SHEET =
  "max-width:560px;margin:0 auto;padding:24px 28px;background:#fffdf9;border-radius:8px;overflow-wrap:anywhere";
const BRAND = "margin:-24px -28px 20px;padding:14px 28px;border-radius:8px 8px 0 0;font-size:14px";
const LOGO_HEIGHT = 40;
const LOGO = "display:block;height:40px;width:auto;max-width:240px;border:0";
const PARAGRAPH = "margin:0 0 16px";
const QUOTE = "margin:0 0 16px;padding:2px 14px";
const CODE = "margin:0 0 16px;font:bold 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px";
const BUTTON = "display:inline-block;padding:10px 18px;border-radius:6px;text-decoration:none";

const NAME_AND_ADDRESS = /^\s*(.*?)\s*<([^<>]+)>\s*$/;

const part = z.union([
  /** A paragraph. */
  z.string(),
  /** A quotation; `language` if it may differ from the email's. */
  z.object({ quote: z.string(), language: z.enum(LANGUAGE_NAMES).optional() }),
  /** A one-time code, easy to read and copy. */
  z.object({ code: z.string() }),
  /** A button; in plain text, its URL. */
  z.object({ label: z.string(), link: z.url({ protocol: /^https?$/ }) }),
]);

/** A bare address that is safe in an email header. */
const address = z.string().regex(/^[^\s<>,;:"()@\\]+@[^\s<>,;:"()@\\]+$/);

/** A record that an answer closes. */
export const answeredRecord = z.object({
  collection: z.enum(["contact-messages", "conversations", "testimony-consents", "volunteer-contacts"]),
  id: z.string(),
});

/** An email as written here: plain words, which become text and HTML when sent. */
export const mail = z.object({
  to: address,
  /** Where replies go instead of to the church; `null` for nowhere, if the matter is too confidential for a mailbox. */
  replyTo: address.nullish(),
  /** Whether a member of staff wrote it. */
  isPersonal: z.boolean().optional(),
  /** The language it is written in; without one, English. */
  language: z.enum(LANGUAGE_NAMES).optional(),
  subject: z.string(),
  body: z.array(part),
  /** For recurring emails: where mail programs unsubscribe by POST (RFC 8058), and people by opening it. */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  /** The record that it answers. If it can't be sent, the record is open again. */
  answers: answeredRecord.optional(),
});

const addressed = mail.pick({ to: true });

/** Returns a stored email's recipient, even if the rest is unreadable; `undefined` if that is too. */
export function recipientOf(stored: unknown): string | undefined {
  return addressed.safeParse(stored).data?.to;
}

export type Mail = z.output<typeof mail>;
export type MailPart = z.output<typeof part>;

/** Somebody who gets an email, the language to write it in, and what precedes the paths of their pages on the site. */
export type Recipient = { to: string; language: Language; sitePrefix?: string };

/** Writes an email that begins with a greeting. */
export function letter(
  { to, language, sitePrefix = "" }: Recipient,
  subject: string,
  ...parts: MailPart[]
): Mail {
  const body = parts.map((one) => withPrefix(one, sitePrefix));
  return { to, language, subject, body: [mailWords(language)("greeting"), ...body] };
}

function withPrefix(one: MailPart, prefix: string): MailPart {
  if (typeof one === "string" || !("link" in one)) return one;
  const site = `${environment().siteUrl}/`;
  return one.link.startsWith(site)
    ? { ...one, link: `${environment().siteUrl}${prefix}/${one.link.slice(site.length)}` }
    : one;
}

/** The sender's name and look of an email. */
export type Letterhead = {
  brand: string;
  /** The URL of the logo for the dark colour. */
  logo: string | null;
  colors: ChurchColors;
};

/** Renders an email as plain text below the sender's name, and as HTML below the logo, if there is one. */
export function composeMail(
  { language = DEFAULT_LANGUAGE, subject, body }: Mail,
  { brand, logo, colors }: Letterhead,
) {
  const { dusk, lamp } = paletteOf(colors);
  const { tag, direction } = LANGUAGES[language];
  // Gmail leaves out the tags around the body, with their language and direction.
  const attributes = `lang="${tag}" dir="${direction}"`;
  const head = `${BRAND};background:${dusk[900]};color:${dusk[100]}`;
  return {
    subject: oneLine(subject),
    text: [...body.map(textOf), `– ${oneLine(brand)}`].join("\n\n"),
    html: [
      `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>`,
      `<body style="${PAGE}"><div ${attributes} style="${SHEET}"><p dir="auto" style="${head}">${logo ? logoHtml(logo, brand) : escapeHtml(brand)}</p>`,
      ...body.map((part) => htmlOf(part, { dusk, lamp }, direction)),
      "</div></body></html>",
    ].join("\n"),
  };
}

/** Mail programs that don't load pictures show the name. */
function logoHtml(logo: string, brand: string): string {
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(brand)}" height="${LOGO_HEIGHT}" style="${LOGO}">`;
}

function textOf(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  if ("code" in part) return part.code;
  return `${part.label}:\n${part.link}`;
}

function htmlOf(part: MailPart, { dusk, lamp }: Palette, direction: "ltr" | "rtl"): string {
  if (typeof part === "string") return paragraphs(part);
  if ("quote" in part) {
    const lang = part.language ? ` lang="${LANGUAGES[part.language].tag}"` : "";
    const side = direction === "rtl" ? "right" : "left";
    const style = `${QUOTE};border-${side}:3px solid ${lamp[400]}`;
    return `<blockquote${lang} style="${style}">${paragraphs(part.quote)}</blockquote>`;
  }
  if ("code" in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  const button = `${BUTTON};background:${lamp[400]};color:${dusk[950]}`;
  return `<p style="${PARAGRAPH}"><a href="${escapeHtml(part.link)}" dir="auto" style="${button}">${escapeHtml(part.label)}</a></p>`;
}

/** Outlook doesn't support `white-space`. Each paragraph has its own text direction. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((words) => `<p dir="auto" style="${PARAGRAPH}">${escapeHtml(words).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Keeps a header on one line: removes what could begin another. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (characterCount(line) <= SUBJECT_MAX_LENGTH) return line;
  return `${firstCharacters(line, SUBJECT_MAX_LENGTH - 1)}…`;
}

export type Sender = { name: string; address: string };

/** Parses `Name <address>` or a bare address. */
export function parseSender(text: string): Sender {
  const [, name, address] = NAME_AND_ADDRESS.exec(text) ?? [];
  return { name: name || "Lampstand", address: address ?? text.trim() };
}

type News = {
  collection: CollectionSlug;
  /** Set if it is about one record. */
  id?: string;
  subject: string;
  /** What happened, in a sentence. */
  intro: string;
  /** What the visitor wrote. */
  words?: string;
  /** The visitor's address, so that staff can simply reply; `null`: replies reach nobody. */
  replyTo?: string | null;
};

/**
 * Returns where staff get notifications: an address from the settings, or the oldest account's while that is still the
 * example. `undefined` if the settings have none.
 */
export async function staffAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  const addresses = [announceTo, email].flatMap((address) => address || []);
  const own = addresses.find((address) => !isExampleAddress(address));
  if (own || addresses.length === 0) return own;
  const hasJoined = { invitedAt: { exists: false } };
  return (await findFirst(payload, "staff", hasJoined, { sort: "createdAt" }))?.email;
}

/**
 * Returns where replies to other emails go, since nobody reads the sender's mailbox; `undefined` if the settings have no
 * address, or only the example.
 */
export async function churchAddress(payload: Payload): Promise<string | undefined> {
  const { announceTo, email } = await payload.findGlobal({ slug: "settings", depth: 0 });
  return [email, announceTo].find((address) => address && !isExampleAddress(address)) ?? undefined;
}

/** Begins with a letter that is written from the right. */
const FROM_THE_RIGHT = /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** Keeps an English sentence in its direction where it begins with somebody's name. */
function fromTheLeft(sentence: string): string {
  return FROM_THE_RIGHT.test(sentence) ? `\u200e${sentence}` : sentence;
}

/** Notifies staff of a record or a list of them, with a link. Returns no email without an address. */
export function staffMails(staff: string | undefined, news: News): Mail[] {
  if (!staff) return [];
  const { collection, id, subject, intro, words, replyTo } = news;
  const link = `${environment().adminUrl}/admin/collections/${[collection, id].filter(Boolean).join("/")}`;
  return [
    {
      to: staff,
      replyTo,
      subject,
      body: [
        fromTheLeft(intro),
        ...(words ? [{ quote: words }] : []),
        { label: "Open it in the admin", link },
      ],
    },
  ];
}
