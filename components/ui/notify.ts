/** Specification section 9: how long a toast stays, in milliseconds. */
export const TOAST_DURATION_MS = { shell: 2000, frame: 5000 } as const;

export type Toast = { message: string; durationMs: number };

const listeners = new Set<(toast: Toast) => void>();

/** Shows a toast at the top right. */
export function notify(message: string, durationMs: number): void {
  for (const listener of listeners) listener({ message, durationMs });
}

/** Calls back with every toast until the returned function is called. */
export function onToast(show: (toast: Toast) => void): () => void {
  listeners.add(show);
  return () => {
    listeners.delete(show);
  };
}
