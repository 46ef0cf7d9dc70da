import "server-only";
import type { BreadcrumbList, WithContext } from "schema-dts";
import { siteAddress } from "../site-address";

/** A page on the way from home, by its name and path. */
export type Crumb = { name: string; path: string };

/** The way from home to a page, the page itself included. */
export function breadcrumbList(crumbs: Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteAddress(path),
    })),
  };
}
