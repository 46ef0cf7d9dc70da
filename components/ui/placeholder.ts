import type { CSSProperties } from "react";

/**
 * The background of a picture's box until the picture is there. `undefined` without a placeholder.
 *
 * @param placeholder a tiny picture as a data URL
 * @param fit how the picture itself will lie in the box
 */
export function placeholderStyle(
  placeholder: string | null,
  fit: "cover" | "contain" = "cover",
): CSSProperties | undefined {
  if (placeholder === null) return undefined;
  return {
    backgroundImage: `url("${placeholder}")`,
    backgroundPosition: "center",
    backgroundSize: fit,
    backgroundRepeat: "no-repeat",
  };
}
