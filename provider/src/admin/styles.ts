import type { CSSProperties } from "react";

/** Styles that the admin's own components share, in the colours of Payload's light and dark themes. */
export const MEDIA_BOX: CSSProperties = {
  padding: "16px 20px",
  border: "1px solid var(--theme-elevation-150)",
  borderRadius: 4,
};
export const ROW: CSSProperties = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 };
export const NOTE: CSSProperties = { margin: "6px 0 0", color: "var(--theme-elevation-600)" };
export const PROBLEM: CSSProperties = {
  margin: "12px 0 0",
  color: "var(--theme-error-600)",
  fontWeight: 600,
};
