import { useTranslations } from "next-intl";
import { Link, PlainLink } from "@/components/ui/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyle } from "./button";

type NavLinkProps = Pick<ComponentProps<"a">, "className" | "children"> & { href: string };

export function NavLink({ href, ...props }: NavLinkProps) {
  if (!href.startsWith("/")) return <ExternalLink href={href} {...props} />;
  return <Link href={href} {...props} />;
}

export function ExternalLink({ children, ...props }: ComponentProps<"a"> & { href: string }) {
  const t = useTranslations("ui");
  return (
    <PlainLink {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {t("newTab")}</span>
    </PlainLink>
  );
}

type ButtonLinkProps = ButtonLook & { href: string; children: React.ReactNode };

export function ButtonLink({ href, children, ...look }: ButtonLinkProps) {
  return (
    <NavLink href={href} className={buttonStyle(look)}>
      {children}
    </NavLink>
  );
}

/** For light backgrounds. */
export const TEXT_LINK = "font-semibold text-lamp-800 underline underline-offset-4 hover:decoration-2";
