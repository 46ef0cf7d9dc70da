/**
 * Reads a document as XML, strictly. For tests in jsdom.
 *
 * @throws {Error} when it is not well formed
 */
export function parseXml(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, "application/xml");
  const [failure] = document.getElementsByTagName("parsererror");
  if (failure) throw new Error(failure.textContent);
  return document;
}

/** Returns the texts of all elements with this name, prefix included. */
export function textsOf(document: Document, name: string): string[] {
  return [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
}
