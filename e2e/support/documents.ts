import { expect, type Page } from "@playwright/test";
import { decodeHTML } from "entities/decode";

/** Reads the head of a page's HTML as the server sent it: each name with all its values. */
export function readHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const tags = (name: string) => [...head.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    decodeHTML(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  const metas = tags("meta").map((tag) => ({
    name: attribute(tag, "property") || attribute(tag, "name"),
    content: attribute(tag, "content"),
  }));
  const links = tags("link").map((tag) => ({
    rel: attribute(tag, "rel"),
    type: attribute(tag, "type"),
    href: attribute(tag, "href"),
  }));
  return {
    title: decodeHTML(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    /** Returns all contents with this name, in order. */
    meta: (name: string) => metas.filter((meta) => meta.name === name).map(({ content }) => content),
    link: (rel: string, type = "") =>
      links.filter((link) => link.rel === rel && link.type === type).map(({ href }) => href),
    /** Every address that a program may follow, except the page's own files. */
    addresses: [
      ...metas
        .filter(({ name }) => /^(og|twitter):(url|image|player)$/.test(name))
        .map(({ content }) => content),
      ...links.filter(({ rel }) => /^(canonical|alternate)$/.test(rel)).map(({ href }) => href),
    ],
  };
}

/** An XML document, as a strict parser reads it. */
export interface XmlDocument {
  readonly root: string;
  /** Returns the texts of all elements with this name, including the prefix. */
  readonly texts: (name: string) => string[];
}

/** Fetches a document and lets the browser parse it; fails if it isn't well formed. */
export async function readXml(page: Page, url: string): Promise<XmlDocument> {
  const response = await page.request.get(url);
  expect(response.status()).toBe(200);
  const elements = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const failure = document.querySelector("parsererror");
      if (failure) throw new Error(failure.textContent);
      return [...document.getElementsByTagName("*")].map(({ nodeName, textContent }) => ({
        name: nodeName,
        text: textContent,
      }));
    },
    await response.text(),
  );
  return {
    root: elements[0]?.name ?? "",
    texts: (name) => elements.filter((element) => element.name === name).map(({ text }) => text),
  };
}
