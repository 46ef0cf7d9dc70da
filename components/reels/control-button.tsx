import type { ComponentProps } from "react";

/** A round control over a reel. */
export const CONTROL_STYLE =
  "inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-dusk-950/75 px-3 text-caption font-semibold text-dusk-100 hover:bg-dusk-700 md:bg-dusk-800";

export function ControlButton({ className = "", ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={`${CONTROL_STYLE} ${className}`} />;
}
