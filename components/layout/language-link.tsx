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
export function LanguageLink({
  tag,
  prefix,
  isCurrent = false,
  onClick,
  children,
  ...props
}: LanguageLinkProps) {
  const path = pathOfVariant(splitPath(usePathname()).path);
  return (
    <a
      {...props}
      href={localPath(prefix, path)}
      onClick={({ currentTarget }) => {
        // A stored page is rendered without its query.
        currentTarget.search = window.location.search;
        onClick?.();
      }}
      lang={tag}
      hrefLang={tag}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </a>
  );
}
