import { getTranslations } from "next-intl/server";
import { Link, PlainLink } from "@/components/ui/link";
import { BrandLink } from "@/components/layout/brand-link";
import { CopyrightLine } from "@/components/layout/site-footer";
import { siteLinks } from "@/components/layout/site-links";
import { NavLink, ButtonLink } from "@/components/ui/nav-link";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";

export default function BlogLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <BlogHeader />
      {children}
      <BlogFooter />
    </>
  );
}

async function BlogHeader() {
  const t = await getTranslations("blog");
  const pages = await getTranslations("pageTitles");
  const settings = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return (
    <header className="bg-dusk-900 text-dusk-100">
      <nav
        aria-label={t("navigation")}
        className="mx-auto flex max-w-page flex-wrap items-center gap-x-1 gap-y-2 px-gutter py-3 sm:gap-x-4"
      >
        <BrandLink company={settings.company} logo={settings.church.logo} icon={settings.church.icon} />
        <Link
          href={paths.blogs}

          className="flex min-h-11 items-center rounded-full px-2 text-base hover:bg-dusk-700 sm:px-4"
        >
          {pages("blog")}
        </Link>
        <ButtonLink href={siteLinks(settings).watchRealStories} className="text-base">
          {t("watchStories")}
        </ButtonLink>
      </nav>
    </header>
  );
}

async function BlogFooter() {
  const t = await getTranslations("blog");
  const settings = dataOr(await getSettings(), DEFAULT_SETTINGS);
  return (
    <footer className="bg-dusk-950 text-dusk-200">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-gutter py-14 md:flex-row md:items-center md:justify-between">
        <p className="max-w-md font-display text-title text-balance text-dusk-100">{t("footer")}</p>
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <NavLink
            href={siteLinks(settings).shareStory}
            className="inline-flex min-h-11 items-center border-b-2 border-lamp-400 font-semibold text-lamp-300 hover:text-lamp-200"
          >
            {t("shareStory")}
          </NavLink>
          <PlainLink
            href={paths.feed}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lamp-200"
          >
            {t("subscribe")}
          </PlainLink>
        </div>
      </div>
      <CopyrightLine line={settings.church.footerLine} />
    </footer>
  );
}
