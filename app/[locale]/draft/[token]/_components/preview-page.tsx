import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import ArticlePage from "@/app/[locale]/(bare)/blog/[slug]/page";
import BlogLayout from "@/app/[locale]/(bare)/blog/[slug]/layout";
import CollectionPage from "@/app/[locale]/(bare)/collection/[slug]/page";
import HashtagRoute from "@/app/[locale]/(bare)/hashtag/[slug]/page";
import LanguagePage from "@/app/[locale]/(bare)/language/page";
import VideoPage from "@/app/[locale]/(bare)/video-detail/[slug]/page";
import ShortLinkPage from "@/app/[locale]/(bare)/[slug]/page";
import AboutPage from "@/app/[locale]/(site)/about-us/page";
import DiscoverJesusPage from "@/app/[locale]/(site)/discover-jesus/page";
import HelpDeskPage from "@/app/[locale]/(site)/help-desk/page";
import InstallAppPage from "@/app/[locale]/(site)/install-app/page";
import SiteLayout from "@/app/[locale]/(site)/layout";
import HomeRoute from "@/app/[locale]/(site)/page";
import PrivacyPolicyPage from "@/app/[locale]/(site)/privacy-policy/page";
import TermsPage from "@/app/[locale]/(site)/terms-service/page";
import VolunteerPage from "@/app/[locale]/(site)/volunteer/page";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/lib/paths";
import { type Preview, showPreview } from "@/lib/provider/preview-state";

const SITE_PAGES: Record<string, () => ReactNode> = {
  [paths.home]: () => <HomeRoute />,
  [paths.aboutUs]: () => <AboutPage />,
  [paths.discoverJesus]: () => <DiscoverJesusPage />,
  [paths.helpDesk]: () => <HelpDeskPage />,
  [paths.installApp]: () => <InstallAppPage />,
  [paths.privacyPolicy]: () => <PrivacyPolicyPage />,
  [paths.termsService]: () => <TermsPage />,
  [paths.volunteer]: () => <VolunteerPage />,
};

export function PreviewPage({ preview, page }: { preview: Preview; page: string }) {
  const t = useTranslations("preview");
  showPreview(preview);
  return (
    <>
      <p role="note" className="bg-lamp-300 px-gutter py-2 text-center font-semibold text-dusk-950">
        {t("banner")}
      </p>
      {pageAt(page)}
    </>
  );
}

function pageAt(page: string): ReactNode {
  const sitePage = SITE_PAGES[page];
  if (sitePage) return <SiteLayout>{sitePage()}</SiteLayout>;
  if (page === paths.language) return <LanguagePage />;
  const [, folder = "", slug] = page.split("/");
  if (slug === undefined) return <ShortLinkPage params={Promise.resolve({ slug: folder })} />;
  const params = Promise.resolve({ slug });
  if (folder === "blog") {
    return (
      <BlogLayout>
        <ArticlePage params={params} />
      </BlogLayout>
    );
  }
  if (folder === "collection") return <CollectionPage params={params} />;
  return folder === "hashtag" ? <HashtagRoute params={params} /> : <VideoPage params={params} />;
}

export function PreviewOver({ isTemporary }: { isTemporary: boolean }) {
  const t = useTranslations("preview");
  return isTemporary ? (
    <Notice title={t("unavailable")}>{t("unavailableText")}</Notice>
  ) : (
    <Notice title={t("expired")}>{t("expiredText")}</Notice>
  );
}
