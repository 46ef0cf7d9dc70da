import "client-only";

/** Replaces the address of the page that is shown. The router's own state stays with the entry: 'back' needs it. */
export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within seconds; the next one will do.
  }
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
