import { TAGS } from "@lampstand/contract/tags";

interface Changes {
  /** What has changed: everything, unless tags are given. */
  tags?: string[];
  /** What it must not fall back on either while the provider fails; by default, what can be taken off the site. */
  gone?: string[];
}

/**
 * Tells a site what has changed, as its provider does.
 * @throws {Error} where the site does not acknowledge it
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
