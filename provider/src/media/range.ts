/** The first and last byte of a part, both included. */
export type ByteRange = { start: number; end: number };

/** What a `Range` header asks of a file: the whole, a part, or something that it does not have. */
type RangeRequest = ByteRange | "whole" | "unsatisfiable";

const SINGLE_RANGE = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * Understands a `Range` header (RFC 9110, section 14). Several ranges at once, other units and malformed ones are
 * answered with the whole file, as the standard allows.
 * @param size of the file, in bytes
 */
export function parseRange(header: string | null, size: number): RangeRequest {
  const match = header === null ? null : SINGLE_RANGE.exec(header);
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}

function lastBytes(count: number, size: number): RangeRequest {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}
