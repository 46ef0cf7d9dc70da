import type { Palette } from "@lampstand/contract/colors";
import type { CSSProperties } from "react";
import type { Layer } from "@/lib/seo/share-card/prepare-picture";

/** Cards have neither the style sheet nor the settings of the site. */
export type CardLook = {
  palette: Palette;
  /** A data URL; `null` for the site's mark. */
  icon: string | null;
};

/** In pixels. */
export const MARGIN = 64;

const GAP = 18;
const MARK_SIZE = 52;

export function Brand({ company, width, look }: { company: string; width: number; look: CardLook }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: GAP }}>
      <Mark size={MARK_SIZE} look={look} />
      {company && (
        <Line color={look.palette.dusk[100]} width={width - MARK_SIZE - GAP}>
          {company}
        </Line>
      )}
    </div>
  );
}

/** Without an icon, the mark as in `public/icons/icon.svg`. */
export function Mark({ size, look }: { size: number; look: CardLook }) {
  // eslint-disable-next-line @next/next/no-img-element -- drawn on the server, never sent to a browser
  if (look.icon) return <img src={look.icon} width={size} height={size} alt="" />;
  const { dusk, lamp } = look.palette;
  return (
    <svg viewBox="7 3 26 34" width={(size * 26) / 34} height={size}>
      <path
        d="M20 3c5 5.4 7.6 9 7.6 12.6a7.6 7.6 0 0 1-15.2 0c0-2.3 1.2-4.1 2.9-5.9.4 1.7 1.2 2.7 2.3 3.2C17.2 9.4 18.1 6 20 3Z"
        fill={lamp[400]}
      />
      <path d="M20 12.5c2 2.2 3 3.5 3 5a3 3 0 0 1-6 0c0-1.500 1-2.800 3-5Z" fill="#fff3dc" />
      <path
        d="M9 25.5h22l-2.200 3.700a4 4 0 0 1-3.400 2H22v2.600h5.500a1.600 1.600 0 0 1 0 3.200h-15a1.600 1.600 0 0 1 0-3.200H18v-2.600h-3.400a4 4 0 0 1-3.400-2Z"
        fill={dusk[100]}
      />
    </svg>
  );
}

export function PlayMark({ size, look: { palette } }: { size: number; look: CardLook }) {
  const { dusk, lamp } = palette;
  return (
    <svg viewBox="0 0 100 100" width={size} height={size}>
      <circle cx="50" cy="50" r="50" fill={lamp[400]} />
      <path
        d="M41 31.500 70 50 41 68.500Z"
        fill={dusk[900]}
        stroke={dusk[900]}
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Author({ name, width, look }: { name: string; width: number; look: CardLook }) {
  return (
    name && (
      <Line color={look.palette.lamp[300]} width={width}>
        {`By ${name}`}
      </Line>
    )
  );
}

type LineProps = { children: string; color: string; width: number };

/** `width` is in pixels; longer text ends in an ellipsis. */
function Line({ children, color, width }: LineProps) {
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

export function LayerImage({ layer, style }: { layer: Layer; style?: CSSProperties }) {
  // eslint-disable-next-line @next/next/no-img-element -- drawn on the server, never sent to a browser
  return <img src={layer.src} width={layer.width} height={layer.height} alt="" style={style} />;
}
