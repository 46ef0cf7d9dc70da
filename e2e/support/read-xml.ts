import { expect, type Page } from "@playwright/test";

/** An XML document, as a strict parser reads it. */
export interface XmlDocument {
  readonly root: string;
  /** The texts of all elements of this name, prefix included. */
  readonly texts: (name: string) => string[];
}

/** Fetches a document and lets the browser read it; fails when it is not well formed. */
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
