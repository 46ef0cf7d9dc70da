import "server-only";
import type { Graph, Organization, WebSite } from "schema-dts";
import type { SiteSettings } from "@/lib/provider/settings";
import { siteAddress } from "../site-address";

/** The community behind the site and the site itself, as the home page introduces them. */
export function homeGraph(settings: SiteSettings): Graph {
  return { "@context": "https://schema.org", "@graph": [organization(settings), webSite(settings)] };
}

/** Who publishes what is on the site: under one id, so that search engines know it for the same everywhere. */
export function publisher(company: string) {
  return {
    "@type": "Organization",
    "@id": siteAddress("/#organization"),
    name: company,
    url: siteAddress("/"),
    logo: siteAddress("/icons/icon-512.png"),
  } as const satisfies Organization;
}

function organization(settings: SiteSettings): Organization {
  const networks = [settings.facebookLink, settings.instagramLink, settings.tiktokLink, settings.youtubeLink];
  const sameAs = networks.flatMap((link) => (link?.startsWith("http") ? [link] : []));
  const email = settings.email || undefined;
  const telephone = settings.phoneNo || undefined;
  return {
    ...publisher(settings.company),
    ...(sameAs.length > 0 && { sameAs }),
    ...((email ?? telephone) && {
      contactPoint: { "@type": "ContactPoint", contactType: "customer support", email, telephone },
    }),
  };
}

function webSite({ company }: SiteSettings): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteAddress("/#website"),
    name: company,
    url: siteAddress("/"),
    inLanguage: "en",
    publisher: { "@id": siteAddress("/#organization") },
  };
}
