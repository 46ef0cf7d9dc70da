import { jsonAnswer, NOT_FOUND, startLocalServer } from "./local-server";

export interface ProvidedPage {
  title: string;
  content: string;
  effectiveDate?: string;
}

/** A provider that knows nothing but pages of running text, and counts what it was asked for. */
export async function startPageProvider(findPage: (slug: string) => ProvidedPage | undefined) {
  /** The paths of all calls so far. */
  const asked: string[] = [];
  const server = await startLocalServer((path) => {
    asked.push(path);
    const slug = /^\/web\/page-content\/([^/]+)$/.exec(path)?.[1];
    const page = slug === undefined ? undefined : findPage(decodeURIComponent(slug));
    return page ? jsonAnswer({ status: "success", data: page }) : NOT_FOUND;
  });
  return { ...server, asked };
}
