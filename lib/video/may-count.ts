import "client-only";

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** The layout sets `data-counts` if the provider accepts counts. */
export function mayCount(): boolean {
  return (
    document.documentElement.dataset.counts !== undefined &&
    navigator.doNotTrack !== "1" &&
    navigator.globalPrivacyControl !== true
  );
}

export function countShare(slug: string): void {
  count("shared", slug);
}

export function countSave(slug: string): void {
  count("saved", slug);
}

function count(kind: "saved" | "shared", slug: string): void {
  if (!mayCount()) return;
  const send = async () => (await import("./counts")).countOnce(kind, slug);
  send().catch(() => undefined);
}
