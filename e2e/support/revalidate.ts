import { TAGS } from "@lampstand/contract/tags";

/**
 * Tells a site what has changed, as its provider does; everything, unless tags are given.
 * @throws {Error} where the site does not acknowledge it
 */
export async function revalidate(
  siteUrl: string,
  { REVALIDATE_SECRET = "" }: NodeJS.ProcessEnv,
  tags: string[] = [TAGS.everything],
): Promise<void> {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`${siteUrl} does not revalidate: ${response.status}`);
}
