import { TAGS } from "@lampstand/contract/tags";

interface Changes {
  /** What has changed: everything, by default. */
  tags?: string[];
  /** What the site mustn't fall back on while the provider fails; by default, all removable content. */
  gone?: string[];
}

/**
 * Notifies a site of changes, as its provider does.
 * @throws {Error} if the site doesn't acknowledge it
 */
export async function revalidate(
  siteUrl: string,
  { REVALIDATE_SECRET = "" }: NodeJS.ProcessEnv,
  { tags = [TAGS.everything], gone }: Changes = {},
): Promise<void> {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, "content-type": "application/json" },
    body: JSON.stringify({ tags, gone }),
  });
  if (!response.ok) throw new Error(`${siteUrl} does not revalidate: ${response.status}`);
}
