import type { ComponentProps } from "react";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center rounded-full px-5 text-center wrap-normal font-semibold";

const LOOKS = {
  /** The main action. */
  primary: "bg-lamp-400 text-dusk-950 hover:bg-lamp-300 forced-colors:border-2",
  /** An action that cannot be undone, on a light background. */
  danger: "bg-ember-800 text-linen-50 hover:bg-ink forced-colors:border-2",
  /** Any other action, on a light background. */
  secondary: "border-2 border-lamp-800 text-lamp-800 hover:bg-lamp-800 hover:text-linen-50",
} as const;

const SIZES = { medium: "", large: "min-h-13" } as const;

export type ButtonLook = {
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES;
  className?: string | undefined;
};

/** The classes of a button, for a link that is no `ButtonLink`. */
export function buttonStyle({ look = "primary", size = "medium", className = "" }: ButtonLook = {}): string {
  return [SHAPE, LOOKS[look], SIZES[size], className].filter(Boolean).join(" ");
}

/** A button; one that sends a form is of the type `submit`. */
export function Button({
  look,
  size,
  className,
  type = "button",
  ...props
}: ButtonLook & ComponentProps<"button">) {
  return <button type={type} className={buttonStyle({ look, size, className })} {...props} />;
}
