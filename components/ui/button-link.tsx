import { type ButtonLook, buttonStyle } from "./button";
import { NavLink } from "./nav-link";

type ButtonLinkProps = ButtonLook & { href: string; children: React.ReactNode };

export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <NavLink href={href} className={buttonStyle(look)}>
      {children}
    </NavLink>
  );
}
