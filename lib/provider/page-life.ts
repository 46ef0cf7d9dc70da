import "server-only";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

/** In seconds: how long a stored page is fresh, and how long it is offered while it is renewed in the background. */
export type PageLife = { revalidate: number; expire: number };

/** The lives of stored pages that are not made of fresh content alone. */
export const PAGE_LIFE = {
  /** It holds a fallback: whoever asks a second later waits for a new one. */
  fallback: { revalidate: 1, expire: 1 },
  /** It holds values from before a failure, or says that there is nothing: it is renewed as soon as somebody asks again. */
  provisional: { revalidate: 1, expire: 60 },
} as const satisfies Record<string, PageLife>;

/**
 * Shortens the life of the stored page that is being rendered; does nothing where the answer is for one request. Next
 * has a call for it (`cacheLife`) only in functions that are cached with `cacheComponents`.
 */
export function limitPageLife({ revalidate, expire }: PageLife): void {
  const page = storedPage();
  if (!page) return;
  page.revalidate = Math.min(page.revalidate, revalidate);
  page.expire = Math.min(page.expire, expire);
}

/** Whether what is being rendered is stored for everybody: nothing of the request may be asked for. */
export function isStoredPage(): boolean {
  return storedPage() !== null;
}

function storedPage() {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === "prerender-legacy" ? store : null;
}
