import type { ComponentProps } from "react";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center rounded-full px-5 text-center wrap-normal font-semibold";

const LOOKS = {
  primary: "bg-lamp-400 text-dusk-950 hover:bg-lamp-300 forced-colors:border-2",
  /** For actions that cannot be undone; for light backgrounds. */
  danger: "bg-ember-800 text-linen-50 hover:bg-ink forced-colors:border-2",
  /** For light backgrounds. */
  secondary: "border-2 border-lamp-800 text-lamp-800 hover:bg-lamp-800 hover:text-linen-50",
  secondaryOnDark: "border-2 border-lamp-300 text-lamp-200 hover:bg-lamp-300 hover:text-dusk-950",
} as const;

const SIZES = { medium: "", large: "min-h-13" } as const;

export type ButtonLook = {
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES;
  className?: string | undefined;
};

export function buttonStyle({ look = "primary", size = "medium", className = "" }: ButtonLook): string {
  return [SHAPE, LOOKS[look], SIZES[size], className].filter(Boolean).join(" ");
}

export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ButtonLook & ComponentProps<"button">) {
  return <button type={type} className={buttonStyle({ look, size, className })} {...props} />;
}
