import { dusk, lamp } from "./palette";

/** Says that there is something to watch. */
export function PlayMark({ size }: { size: number }) {
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
