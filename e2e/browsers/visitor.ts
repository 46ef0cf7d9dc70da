/** A visitor in a browser other than Chromium: only what journeys need. Each call waits for what it needs, or fails. */
export interface Visitor {
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Presses the element at the XPath with a real pointer. */
  press: (xpath: string) => Promise<void>;
  /** Types into a field with real keys. */
  type: (xpath: string, text: string) => Promise<void>;
  choose: (xpath: string, file: string) => Promise<void>;
  /** Presses one key where the focus is. */
  pressKey: (key: "ArrowDown") => Promise<void>;
  /** Returns the result of a function that runs in the page. */
  read: <Value>(inPage: (argument: string) => Value, argument?: string) => Promise<Awaited<Value>>;
  /** Returns script errors and errors on the console. */
  errors: () => Promise<string[]>;
  /** Returns a screenshot as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

export const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;

export const choice = (name: string, value: string) => `//input[@name="${name}"][@value="${value}"]`;

/** Returns the XPath of an element with this text; `within` narrows it to an element of that role. */
export const text = (words: string, within = "") =>
  `${within && `//*[@role="${within}"]`}//*[normalize-space()="${words}"]`;

/** Returns whether an element at the XPath is visible. */
export const isShown = (visitor: Visitor, xpath: string) =>
  visitor.read((path) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).some(
      (node) => node instanceof Element && node.checkVisibility({ visibilityProperty: true }),
    );
  }, xpath);

/** Returns the texts of elements that match a CSS selector. */
export const texts = (visitor: Visitor, selector: string) =>
  visitor.read(
    (css) => Array.from(document.querySelectorAll(css), (element) => element.textContent.trim()),
    selector,
  );

/** Returns the one video that plays, with proof that it does; `null` while none or several play. */
export const playing = (visitor: Visitor) =>
  visitor.read(() => {
    const [video, ...others] = Array.from(document.querySelectorAll("video")).filter(({ paused }) => !paused);
    if (!video || others.length > 0) return null;
    const { currentTime, currentSrc, videoWidth } = video;
    return { time: currentTime, file: currentSrc.split("/").at(-1) ?? "", hasPicture: videoWidth > 0 };
  });
