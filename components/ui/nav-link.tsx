import Link from "next/link";
import type { ComponentProps } from "react";
import { ExternalLink } from "./external-link";

type NavLinkProps = Pick<ComponentProps<"a">, "className" | "children"> & { href: string };

/** A link that staff may point anywhere: a page of this site opens here, any other address in a new tab. */
export function NavLink({ href, ...props }: NavLinkProps) {
  if (!href.startsWith("/")) return <ExternalLink href={href} {...props} />;
  return <Link href={href} prefetch={false} {...props} />;
}
