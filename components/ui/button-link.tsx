import { type ButtonLook, buttonStyle } from "./button";
import { NavLink } from "./nav-link";

type ButtonLinkProps = ButtonLook & { href: string; children: React.ReactNode };

/** A link that looks like a button: to a page of this site, or, in a new tab, anywhere else. */
export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <NavLink href={href} className={buttonStyle(look)}>
      {children}
    </NavLink>
  );
}
