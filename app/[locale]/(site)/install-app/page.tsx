import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { siAppstore, siGoogleplay } from "simple-icons";
import { HeroMedia } from "@/components/ui/media-item";
import { ExternalLink } from "@/components/ui/nav-link";
import { OutageNote } from "@/components/ui/unavailable";
import { HERO_NOTE, PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { EMPTY_APP_INSTALL, getAppInstallContent } from "@/lib/provider/content";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.installApp);
}

export default async function InstallAppPage() {
  const result = await getAppInstallContent();
  const app = dataOr(result, EMPTY_APP_INSTALL);
  const t = await getTranslations("installApp");
  const texts = await sitePageTexts(paths.installApp);
  const title = app.title || texts.title;
  const device = (name: ReactNode) => <strong>{name}</strong>;
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        lead={app.shortDescription || texts.description}
        aside={app.media && <HeroMedia src={app.media} label={title} />}
      >
        {result.state === "unavailable" ? (
          <OutageNote what="installApp" className={HERO_NOTE} />
        ) : (
          <StoreLinks google={app.googleAppLink} apple={app.appleAppLink} />
        )}
      </PageHero>
      <PageSection title={t("withoutStore")}>
        <p>{t("withoutStoreText")}</p>
        <ul className="mt-4 list-disc space-y-2 ps-6">
          <li>{t.rich("iphone", { device })}</li>
          <li>{t.rich("android", { device })}</li>
        </ul>
      </PageSection>
    </PageMain>
  );
}

type StoreLinksProps = { google: string | null; apple: string | null };

function StoreLinks({ google, apple }: StoreLinksProps) {
  const t = useTranslations("installApp");
  if (!google && !apple) return <p className="mt-8 text-dusk-200">{t("notInStores")}</p>;
  return (
    <ul className="mt-8 flex flex-wrap gap-4">
      {google && (
        <li>
          <StoreLink href={google} icon={siGoogleplay.path} name="googlePlay" />
        </li>
      )}
      {apple && (
        <li>
          <StoreLink href={apple} icon={siAppstore.path} name="appStore" />
        </li>
      )}
    </ul>
  );
}

type StoreLinkProps = { href: string; icon: string; name: "googlePlay" | "appStore" };

function StoreLink({ href, icon, name }: StoreLinkProps) {
  const t = useTranslations("installApp");
  return (
    <ExternalLink
      href={href}
      className="flex min-h-16 items-center gap-3 rounded-card bg-linen-50 px-6 text-ink hover:bg-lamp-200"
    >
      <svg viewBox="0 0 24 24" className="size-7" fill="currentColor" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className="leading-tight">
        {t.rich(name, {
          call: (text) => <span className="block text-caption">{text}</span>,
          store: (text) => <span className="block font-semibold">{text}</span>,
        })}
      </span>
    </ExternalLink>
  );
}
