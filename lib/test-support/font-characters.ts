import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** The characters that a WOFF file has glyphs for: the segments of its Unicode table (format 4). */
export function fontCharacters(path: string): number[] {
  const table = readTable(readFileSync(path), "cmap");
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(8 + index * 8)),
  );
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!segments) throw new Error(`${path} has no table of characters that this can read`);
  const doubledCount = segments.readUInt16BE(6);
  return Array.from({ length: doubledCount / 2 }, (_, index) => {
    const end = segments.readUInt16BE(14 + index * 2);
    const start = segments.readUInt16BE(16 + doubledCount + index * 2);
    return Array.from({ length: end - start + 1 }, (__, offset) => start + offset);
  }).flat();
}

function readTable(file: Buffer, tag: string): Buffer {
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const entry = file.subarray(WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES);
    if (entry.toString("latin1", 0, 4) !== tag) continue;
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const content = file.subarray(offset, offset + packed);
    return packed < length ? inflateSync(content) : content;
  }
  throw new Error(`The font has no table ${tag}`);
}
