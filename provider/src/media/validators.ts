/** What tells one state of a file from another. */
type Validators = { etag: string; lastModified: Date };

/** Validators of a file on disk. */
export function validatorsOf({ size, mtimeMs }: { size: number; mtimeMs: number }): Validators {
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  return { etag, lastModified: new Date(Math.floor(mtimeMs / 1000) * 1000) };
}

/** Whether the asker already has this state of the file (RFC 9110, sections 13.1.2 and 13.1.3). */
export function isUnchanged(headers: Headers, { etag, lastModified }: Validators): boolean {
  const known = headers.get("if-none-match");
  if (known !== null) {
    return known.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
  }
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return !Number.isNaN(since) && lastModified.getTime() <= since;
}

/** Whether a part may be sent: always, unless the asker holds parts of another state (`If-Range`, section 13.1.5). */
export function mayContinue(headers: Headers, { etag, lastModified }: Validators): boolean {
  const condition = headers.get("if-range");
  return condition === null || condition.trim() === etag || Date.parse(condition) === lastModified.getTime();
}
