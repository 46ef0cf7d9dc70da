type LineProps = { children: string; color: string; width: number };

/** One line of small text, at most `width` pixels wide; what is longer ends in an ellipsis. */
export function Line({ children, color, width }: LineProps) {
  return (
    <div
      style={{
        display: "block",
        flexShrink: 0,
        maxWidth: width,
        fontFamily: "Figtree, Figtree Extended",
        fontSize: 32,
        fontWeight: 600,
        color,
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </div>
  );
}
