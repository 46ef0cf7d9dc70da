/** The product's name on the sign-in screen. */
export function Logo() {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 12, fontSize: 28, fontWeight: 600 }}>
      <Icon />
      Lampstand
    </div>
  );
}

/** A lamp on its stand, in the colour of the text around it. */
export function Icon() {
  return (
    <svg
      width="28"
      height="28"
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
