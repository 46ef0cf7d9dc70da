/** Specification section 9: how long a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = { shell: 2000, frame: 5000 } as const;

export type Toast = { message: string; durationMs: number };

const listeners = new Set<(toast: Toast) => void>();

/** What was said before anybody listened, such as by a page that is there before the host of the toasts. */
const waiting: Toast[] = [];

/** Shows a toast at the top right. */
export function notify(message: string, durationMs: number): void {
  const toast = { message, durationMs };
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

const NEXT_PAGE_KEY = "toast";

/** Shows a toast on the page that a full navigation leads to. */
export function notifyNextPage(message: string): void {
  try {
    window.sessionStorage.setItem(NEXT_PAGE_KEY, message);
  } catch {
    // Where nothing can be kept, the next page says nothing.
  }
}

/** Shows the toast that an earlier page left behind. */
export function notifyFromEarlierPage(): void {
  try {
    const message = window.sessionStorage.getItem(NEXT_PAGE_KEY);
    window.sessionStorage.removeItem(NEXT_PAGE_KEY);
    if (message) notify(message, TOAST_DURATION_MS.shell);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

/** Calls back with every toast until the returned function is called. */
export function onToast(show: (toast: Toast) => void): () => void {
  listeners.add(show);
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    listeners.delete(show);
  };
}
