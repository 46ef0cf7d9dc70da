/** Changes the address of the page that is shown. The router's own state stays with the entry, or 'back' would not know the page. */
export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari refuses a hundred changes within seconds; the next one will do.
  }
}
