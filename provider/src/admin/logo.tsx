import type { Payload } from "payload";

import { readChurch } from "../features/church/church";

/** The space in Payload's bar for an icon on phones, in pixels. */
const ICON_SIZE = 16;

type Props = { payload: Payload };

/** Shows the church's logo, else a lamp and its name, on the sign-in screen. */
export async function Logo({ payload }: Props) {
  const { name, logo } = await readChurch(payload);
  if (logo)
    // eslint-disable-next-line @next/next/no-img-element -- staff's own file, as it is
    return <img src={logo} alt={name} style={{ maxWidth: 320, maxHeight: 96, objectFit: "contain" }} />;
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 12, fontSize: 28, fontWeight: 600 }}>
      <Lamp size={28} />
      {name}
    </div>
  );
}

/** Shows the church's icon, else a lamp, at the top of every screen. */
export async function Icon({ payload }: Props) {
  const { icon } = await readChurch(payload);
  if (!icon) return <Lamp size={ICON_SIZE} />;
  // eslint-disable-next-line @next/next/no-img-element -- staff's own file, as it is
  return <img src={icon} alt="" width={ICON_SIZE} height={ICON_SIZE} style={{ objectFit: "contain" }} />;
}

/** Draws a lamp on its stand, in the colour of the surrounding text. */
function Lamp({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M16 4c3 3.5 4 5.5 4 7.500a4 4 0 0 1-8 0c0-2 1-4 4-7.500Z" fill="#e8a33d" stroke="none" />
      <path d="M8 17h16M16 17v10M10 28h12" strokeLinecap="round" />
    </svg>
  );
}
