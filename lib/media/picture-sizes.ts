const DENSE = "(min-resolution: 2.5dppx)";

/** `sizes` of an image of which screens with three pixels to a CSS pixel load two: nobody sees more of them, and it weighs twice as much. */
export function withTwoPixels(sizes: string): string {
  const entries = sizes.split(/,\s*/);
  const dense = entries.map((entry) => {
    const [, condition = "", width = ""] = /^(?:(\(.+\)) )?(.+)$/.exec(entry) ?? [];
    return `${condition && `${condition} and `}${DENSE} calc(${width} * 2 / 3)`;
  });
  return [...dense, ...entries].join(", ");
}
