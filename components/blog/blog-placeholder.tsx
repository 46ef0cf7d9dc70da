import { LogoMark } from "@/components/ui/logo";

/** Stands where an article has no picture. */
export function BlogPlaceholder() {
  return (
    <span className="page-hero absolute inset-0 grid place-items-center">
      <LogoMark className="size-16" />
    </span>
  );
}
