import "client-only";

export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", address); // 'back' needs the router's state
  } catch {
    // Safari refuses a hundred changes within seconds; a later one will work.
  }
}

/** Calls back once the next frame is drawn; returns a function that cancels it. */
export function afterNextFrame(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Returns the direction in which the page's language is written. */
export function pageDirection(): "ltr" | "rtl" {
  return document.documentElement.dir === "rtl" ? "rtl" : "ltr";
}
