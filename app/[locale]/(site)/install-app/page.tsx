import type { Metadata } from "next";
import { siAppstore, siGoogleplay } from "simple-icons";
import { HeroMedia } from "@/components/ui/media-item";
import { ExternalLink } from "@/components/ui/nav-link";
import { OutageNote } from "@/components/ui/unavailable";
import { HERO_NOTE, PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { EMPTY_APP_INSTALL, getAppInstallContent } from "@/lib/provider/content";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { SITE_PAGES } from "@/lib/seo/site-pages";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.installApp);
}

export default async function InstallAppPage() {
  const result = await getAppInstallContent();
  const app = dataOr(result, EMPTY_APP_INSTALL);
  const title = app.title || SITE_PAGES[paths.installApp].title;
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        lead={app.shortDescription || SITE_PAGES[paths.installApp].description}
        aside={app.media && <HeroMedia src={app.media} label={title} />}
      >
        {result.state === "unavailable" ? (
          <OutageNote what="the links to the stores" className={HERO_NOTE} />
        ) : (
          <StoreLinks google={app.googleAppLink} apple={app.appleAppLink} />
        )}
      </PageHero>
      <PageSection title="Without a store">
        <p>You can add this site to your home screen like an app.</p>
        <ul className="mt-4 list-disc space-y-2 pl-6">
          <li>
            <strong>iPhone and iPad:</strong> open this site in Safari, tap Share, then “Add to Home Screen”.
          </li>
          <li>
            <strong>Android:</strong> open this site in Chrome, tap the menu, then “Add to Home screen”.
          </li>
        </ul>
      </PageSection>
    </PageMain>
  );
}

type StoreLinksProps = { google: string | null; apple: string | null };

function StoreLinks({ google, apple }: StoreLinksProps) {
  if (!google && !apple)
    return <p className="mt-8 text-dusk-200">The app isn’t in the stores yet. Please come back soon.</p>;
  return (
    <ul className="mt-8 flex flex-wrap gap-4">
      {google && (
        <li>
          <StoreLink href={google} icon={siGoogleplay.path} call="Get it on" store="Google Play" />
        </li>
      )}
      {apple && (
        <li>
          <StoreLink href={apple} icon={siAppstore.path} call="Download on the" store="App Store" />
        </li>
      )}
    </ul>
  );
}

type StoreLinkProps = { href: string; icon: string; call: string; store: string };

function StoreLink({ href, icon, call, store }: StoreLinkProps) {
  return (
    <ExternalLink
      href={href}
      className="flex min-h-16 items-center gap-3 rounded-card bg-linen-50 px-6 text-ink hover:bg-lamp-200"
    >
      <svg viewBox="0 0 24 24" className="size-7" fill="currentColor" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="leading-tight">
        <span className="block text-caption">{call} </span>
        <span className="block font-semibold">{store}</span>
      </span>
    </ExternalLink>
  );
}
