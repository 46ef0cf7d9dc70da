export type CleanedPaste = {
  document: Document;
  /** The pictures that come with the text. */
  pictures: { image: HTMLImageElement; file: File }[];
  /** How many pictures were left out. */
  picturesLeftOut: number;
};

/**
 * Returns pasted HTML as the editor can read it, or `undefined` if it already can: Word's lists become lists, headings
 * stay one below the other, and pictures that don't come with the text are left out. The site never loads pictures from
 * elsewhere.
 * @param takesPictures Whether the editor has pictures; otherwise all are left out.
 */
export function cleanPasted(html: string, takesPictures: boolean): CleanedPaste | undefined {
  const document = new DOMParser().parseFromString(html, "text/html");
  const images = [...document.querySelectorAll("img")];
  const pictures = takesPictures ? images.flatMap(withFile) : [];
  const foreign = images.filter((image) => !pictures.some((picture) => picture.image === image));
  const items = [...document.querySelectorAll("p")].filter((paragraph) => placeOf(paragraph) !== undefined);
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const hasTitle = headings.some(({ localName }) => localName === "h1");
  const isReadable = !hasTitle && headings.every((heading) => markersOf(heading).length === 0);
  if (images.length === 0 && items.length === 0 && isReadable) return undefined;
  for (const image of foreign) image.remove();
  makeLists(items);
  for (const heading of headings) lower(heading, hasTitle ? 1 : 0);
  return { document, pictures, picturesLeftOut: foreign.length };
}

/** Returns a picture with its content, if the HTML contains that. */
function withFile(image: HTMLImageElement): CleanedPaste["pictures"] {
  const [, type, content] =
    /^data:image\/(\w+);base64,([a-z\d+/\s]+=*)$/i.exec(image.getAttribute("src") ?? "") ?? [];
  const digits = content?.replace(/[\s=]/g, "");
  // No whole number of bytes has such a length.
  if (!type || !digits || digits.length % 4 === 1) return [];
  const bytes = Uint8Array.from(atob(digits), (letter) => letter.charCodeAt(0));
  return [{ image, file: new File([bytes], `picture.${type}`, { type: `image/${type}` }) }];
}

/** The smallest heading of the editor, whose largest is 2. */
const LAST_HEADING = 4;

/** Moves a heading down, and separates its number from its words by one space. */
function lower(heading: Element, by: number): void {
  const level = Math.min(Number(heading.localName.slice(1)) + by, LAST_HEADING);
  const lowered = heading.ownerDocument.createElement(`h${level}`);
  const marker = takeMarker(heading).trim();
  const direction = heading.getAttribute("dir");
  if (direction) lowered.setAttribute("dir", direction);
  lowered.append(marker && `${marker} `, ...heading.childNodes);
  heading.replaceWith(lowered);
}

/** Where a paragraph of Word stands: in which of its lists, and how deep, from 1. */
type Place = { list: string; level: number };

function placeOf(paragraph: Element): Place | undefined {
  const style = paragraph.getAttribute("style") ?? "";
  const [, list, level, run = ""] = /mso-list:\s*(l\d+)\s+level(\d+)\s*(lfo\d+)?/i.exec(style) ?? [];
  return list && level ? { list: `${list} ${run}`, level: Number(level) } : undefined;
}

type Open = { element: Element; list: string | undefined };

/** Word writes a list's entries as paragraphs that begin with their bullet or number. */
function makeLists(items: Element[]): void {
  let open: Open[] = [];
  for (const item of items) {
    if (item.previousElementSibling !== open[0]?.element) open = [];
    const marker = takeMarker(item);
    const kind = /[\p{L}\p{N}][.)]/u.test(marker) ? "ol" : "ul";
    const { list, level = 1 } = placeOf(item) ?? {};
    const depth = Math.min(level, open.length + 1);
    const [outer, current] = [open.slice(0, depth - 1), open[depth - 1]];
    const isSame = current?.element.localName === kind && current.list === list;
    const element = isSame ? current.element : beginList(item, kind, outer.at(-1)?.element);
    if (!isSame && numberOf(marker) > 1) element.setAttribute("start", String(numberOf(marker)));
    open = [...outer, { element, list }];
    const entry = item.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    element.append(entry);
    item.remove();
  }
}

/** Begins a list within the last entry of another one, or else before an item. */
function beginList(item: Element, kind: "ol" | "ul", outer: Element | undefined): Element {
  const { ownerDocument: document, previousElementSibling: previous } = item;
  const list = document.createElement(kind);
  if (outer?.lastElementChild) {
    outer.lastElementChild.append(list);
    return list;
  }
  // The editor joins two lists of a kind that have nothing between them.
  if (previous?.localName === kind) {
    const between = document.createElement("p");
    between.append(document.createElement("br"));
    item.before(between);
  }
  item.before(list);
  return list;
}

/** Returns the number that a marker such as '3.', '1.2.' or 'c)' stands for; 0 if it isn't known. */
function numberOf(marker: string): number {
  const [, digits, letter = ""] = /(?:(\d+)|\b([a-h]))[.)]\s*$/i.exec(marker) ?? [];
  return digits ? Number(digits) : "abcdefgh".indexOf(letter.toLowerCase() || "-") + 1;
}

/** Removes a paragraph's bullet or number, and returns it. */
function takeMarker(paragraph: Element): string {
  const markers = markersOf(paragraph);
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return text;
}

function markersOf(paragraph: Element): Element[] {
  return [...paragraph.querySelectorAll("[style]")].filter((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute("style") ?? ""),
  );
}
