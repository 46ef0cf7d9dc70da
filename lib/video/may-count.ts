import "client-only";

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Whether what is watched here may be counted: the provider takes counts, of which the layout tells, and the visitor's
 * browser does not ask to be left alone (Do Not Track, Global Privacy Control).
 */
export function mayCount(): boolean {
  return (
    document.documentElement.dataset.counts !== undefined &&
    navigator.doNotTrack !== "1" &&
    navigator.globalPrivacyControl !== true
  );
}

/** Counts that somebody has shared a video, if that may be. */
export function countShare(slug: string): void {
  if (!mayCount()) return;
  const count = async () => (await import("./counts")).countOnce("shared", slug);
  // Nobody misses anything where it is not counted.
  count().catch(() => undefined);
}
