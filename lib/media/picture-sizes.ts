const DENSE = "(min-resolution: 2.5dppx)";

/**
 * `sizes` of an image of which screens with three pixels to a CSS pixel load about two: nobody sees more of them, and they weigh
 * twice as much. Browsers take the next larger width that is offered.
 */
export function withTwoPixels(sizes: string): string {
  const entries = sizes.split(/,\s*/);
  const dense = entries.map((entry) => {
    const [, condition = "", width = ""] = /^(?:(\(.+\)) )?(.+)$/.exec(entry) ?? [];
    return `${condition && `${condition} and `}${DENSE} calc(${width} * 0.6)`;
  });
  return [...dense, ...entries].join(", ");
}
