import Link from "next/link";
import type { ComponentProps } from "react";

type NavLinkProps = Pick<ComponentProps<"a">, "className" | "children"> & { href: string };

export function NavLink({ href, ...props }: NavLinkProps) {
  if (!href.startsWith("/")) return <ExternalLink href={href} {...props} />;
  return <Link href={href} prefetch={false} {...props} />;
}

export function ExternalLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
