"use client";

import { usePathname } from "next/navigation";
import { localPath, pathOfVariant, splitPath } from "@/lib/routing.mjs";

type LanguageLinkProps = {
  tag: string;
  prefix: string;
  isCurrent?: boolean;
  className?: string;
  onClick?: () => void;
  children: React.ReactNode;
};

/** Leads to this page in another language. Loads a whole page, whose language and direction differ. */
export function LanguageLink({ tag, prefix, isCurrent = false, children, ...props }: LanguageLinkProps) {
  const path = pathOfVariant(splitPath(usePathname()).path);
  return (
    <a
      {...props}
      href={localPath(prefix, path)}
      lang={tag}
      hrefLang={tag}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </a>
  );
}
