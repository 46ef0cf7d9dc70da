/** The collections whose records have an address on the site that staff may change. */
export type AddressedCollection = "blogs" | "hashtags" | "videos";

/** What decides whether visitors find a record: a status of its own, or Payload's where there are drafts. */
type Addressed = { slug?: string | null; status?: string | null; _status?: string | null };

/** The slug under which visitors no longer find a record after a change, and the one under which they do now. */
type AddressChange = { left: string | null; taken: string | null };

/** How a change moves a record on the site. What visitors cannot see, such as a draft, has no address to lose. */
export function addressChange(before: Addressed, after: Addressed): AddressChange {
  const left = publicSlug(before);
  const taken = publicSlug(after);
  return left === taken ? { left: null, taken: null } : { left, taken };
}

function publicSlug({ slug, status, _status }: Addressed): string | null {
  const isPublic = status === "Active" || _status === "published";
  return isPublic && slug ? slug : null;
}
