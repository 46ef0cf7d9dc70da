/** Returns a box of an MP4 or QuickTime film (ISO/IEC 14496-12), from which tests make small films. */
export function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    contents.map((each) => (typeof each === "string" ? Buffer.from(each) : each)),
  );
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8, 0);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, content]);
}

/** Returns 32-bit numbers; negative ones as their complement. */
export function words(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value >>> 0, index * 4);
  return buffer;
}
