/** A visitor with another browser than Chromium: the little of it that journeys need. Each call waits for what it needs, or fails. */
export interface Visitor {
  /** Opens an address and waits until all of the page has come. */
  open: (address: string) => Promise<void>;
  /** Presses what is at the XPath, with a real pointer. */
  press: (xpath: string) => Promise<void>;
  /** Types into a field, with real keys. */
  type: (xpath: string, text: string) => Promise<void>;
  choose: (xpath: string, file: string) => Promise<void>;
  /** Presses one key where the focus is. */
  pressKey: (key: "ArrowDown") => Promise<void>;
  /** What a function gives back that runs in the page. */
  read: <Value>(inPage: (argument: string) => Value, argument?: string) => Promise<Awaited<Value>>;
  /** What went wrong in scripts, and what they wrote to the console as an error. */
  errors: () => Promise<string[]>;
  /** A picture, as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

export const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;

export const choice = (name: string, value: string) => `//input[@name="${name}"][@value="${value}"]`;

/** An element with this text; `within` narrows it down to what is in an element of that role. */
export const text = (words: string, within = "") =>
  `${within && `//*[@role="${within}"]`}//*[normalize-space()="${words}"]`;

/** Whether one at the XPath is shown. */
export const isShown = (visitor: Visitor, xpath: string) =>
  visitor.read((path) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).some(
      (node) => node instanceof Element && node.checkVisibility({ visibilityProperty: true }),
    );
  }, xpath);

/** Texts of what fits a CSS selector. */
export const texts = (visitor: Visitor, selector: string) =>
  visitor.read(
    (css) => Array.from(document.querySelectorAll(css), (element) => element.textContent.trim()),
    selector,
  );

/** The one video that plays, with what shows that it does; `null` while none or several do. */
export const playing = (visitor: Visitor) =>
  visitor.read(() => {
    const [video, ...others] = Array.from(document.querySelectorAll("video")).filter(({ paused }) => !paused);
    if (!video || others.length > 0) return null;
    const { currentTime, currentSrc, videoWidth } = video;
    return { time: currentTime, file: currentSrc.split("/").at(-1) ?? "", hasPicture: videoWidth > 0 };
  });
