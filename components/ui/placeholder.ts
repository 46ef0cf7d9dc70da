import type { CSSProperties } from "react";

/** `placeholder` is a tiny picture as a data URL, `fit` how the picture itself will lie in the box. */
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
