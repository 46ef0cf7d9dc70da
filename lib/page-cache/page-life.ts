import "server-only";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";

/** In seconds. `expire`: how long a stale page may be served while it is renewed in the background. */
export type PageLife = { revalidate: number; expire: number };

export const PAGE_LIFE = {
  /** The page shows a fallback: a visitor one second later waits for a new page. */
  fallback: { revalidate: 1, expire: 1 },
  /** The page has values from before a failure, or says that nothing exists: the next visit renews it. */
  provisional: { revalidate: 1, expire: 60 },
  /** The address may be made up: such pages are stored separately and take no room from others. */
  madeUp: { revalidate: 1, expire: 2 },
} as const satisfies Record<string, PageLife>;

/** Does nothing for an answer to a single request. Next's `cacheLife` works only with `cacheComponents`. */
export function limitPageLife({ revalidate, expire }: PageLife): void {
  const page = storedPage();
  if (!page) return;
  page.revalidate = Math.min(page.revalidate, revalidate);
  page.expire = Math.min(page.expire, expire);
}

/** Stored pages are the same for everybody: they must not read the request. */
export function isStoredPage(): boolean {
  return storedPage() !== null;
}

function storedPage() {
  const store = workUnitAsyncStorage.getStore();
  return store?.type === "prerender-legacy" ? store : null;
}
