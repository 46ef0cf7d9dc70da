"use client";

import NextLink from "next/link";
import { type ComponentProps, createContext, useCallback, useContext } from "react";
import { localPath } from "@/lib/routing.mjs";

const Prefix = createContext("");

/** Passes the prefix of the page’s language to the links within. */
export function LanguagePrefix({ prefix, children }: { prefix: string; children: React.ReactNode }) {
  return <Prefix value={prefix}>{children}</Prefix>;
}

/** Returns a function that adds the language of the page to a path of this site. */
export function useLocalPath(): (path: string) => string {
  const prefix = useContext(Prefix);
  return useCallback((path) => localPath(prefix, path), [prefix]);
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> & { href: string };

/** Leads to a page of this site, in the visitor's language, with a full page load. */
export function PlainLink({ href, children, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a {...props} href={useLocalPath()(href)}>
      {children}
    </a>
  );
}

/** Sends a plain form to a page of this site, in the visitor's language. */
export function PlainForm({ action, ...props }: Omit<ComponentProps<"form">, "action"> & { action: string }) {
  return <form {...props} action={useLocalPath()(action)} />;
}

/** Leads to a page of this site, in the visitor's language. Loads nothing before it is followed. */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink {...props} href={useLocalPath()(href)} prefetch={false} />;
}
