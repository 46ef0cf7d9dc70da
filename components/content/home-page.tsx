import { HOME_SECTION_DEFAULT, type HomeSection } from "@lampstand/contract/home-sections";
import { useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { CollectionsSection, getHomeCollections, getLatestStories, LatestStories } from "./home-stories";
import { JsonLd } from "@/components/ui/inner-html";
import { MediaItem } from "@/components/ui/media-item";
import { NavLink } from "@/components/ui/nav-link";
import { OutageNote } from "@/components/ui/unavailable";
import { PageMain } from "@/components/ui/page-layout";
import { RenewPage } from "@/components/ui/renew-page";
import { languageTag } from "@/lib/i18n/formats";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { EMPTY_HOME, getHomeContent, type HomeContent } from "@/lib/provider/home";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { homeGraph } from "@/lib/seo/structured-data";
import { ActiveOnScreen } from "./active-on-screen";
import { CommunitySection } from "./community-section";
import { GallerySection } from "./gallery-section";

export async function HomePage() {
  const [content, stories, collections, settingsResult, locale] = await Promise.all([
    getHomeContent(),
    getLatestStories(),
    getHomeCollections(),
    getSettings(),
    getLocale(),
  ]);
  const home = dataOr(content, EMPTY_HOME);
  const settings = dataOr(settingsResult, DEFAULT_SETTINGS);
  const isReached = content.state !== "unavailable";
  const { storiesAfter = HOME_SECTION_DEFAULT, collectionsAfter = HOME_SECTION_DEFAULT } = home;
  const listsAfter = (section: HomeSection) => (
    <>
      {storiesAfter === section && <LatestStories stories={stories ?? []} />}
      {collectionsAfter === section && <CollectionsSection collections={collections ?? []} />}
    </>
  );
  return (
    <PageMain look="home">
      {isReached ? (
        <WelcomeSection {...home.welcome} company={settings.company} />
      ) : (
        <UnreachedSection company={settings.company} />
      )}
      {isReached && !(stories && collections) && <RenewPage />}
      {listsAfter("opening")}
      {hasContent(home.community) && <CommunitySection {...home.community} settings={settings} />}
      <div className={BELOW_A_BAND}>{listsAfter("follow")}</div>
      {hasContent({ ...home.gallery, storeUrl: null }) && <GallerySection {...home.gallery} />}
      <div className={BELOW_A_BAND}>{listsAfter("carousel")}</div>
      {hasContent(home.promo) && <PromoSection {...home.promo} />}
      {listsAfter("promotion")}
      <SubmitSection url={home.submitNowUrl} />
      <JsonLd data={homeGraph(settings, languageTag(locale))} />
    </PageMain>
  );
}

/** Returns whether staff have written or chosen anything for a section. Sections that are left empty aren't shown. */
function hasContent(section: Record<string, string | unknown[] | null>): boolean {
  return Object.values(section).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

/** These sections leave no room below them. */
const BELOW_A_BAND = "[&>section:first-child]:pt-section";

const WELCOME_STYLE = "mx-auto max-w-page px-gutter pt-10 pb-section md:pt-16";

/** Replaces the provider's sections, since we don't know whether they have text and pictures. */
function UnreachedSection({ company }: { company: string }) {
  return (
    <section className={WELCOME_STYLE}>
      <h1 dir="auto" className="text-hero">
        {company}
      </h1>
      <OutageNote what="home" className="mt-6 max-w-prose text-lead text-dusk-200" />
    </section>
  );
}

function WelcomeSection({
  heading,
  subheading,
  media,
  bottomHeading,
  bottomSubheading,
  company,
}: HomeContent["welcome"] & { company: string }) {
  const t = useTranslations("home");
  return (
    <section
      className={`${WELCOME_STYLE} grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-16`}
    >
      <div>
        <h1 dir="auto" className="text-hero">
          {heading || company}
        </h1>
        {subheading && (
          <p dir="auto" className="mt-6 max-w-prose text-lead text-dusk-200">
            {subheading}
          </p>
        )}
      </div>
      <MediaItem
        src={media}
        label={heading || t("welcome")}
        priority
        sizes="(min-width: 1024px) 50vw, 92vw"
      />
      {(bottomHeading || bottomSubheading) && (
        <div className="max-w-prose lg:col-start-2">
          {bottomHeading && (
            <h2 dir="auto" className="text-title text-lamp-200">
              {bottomHeading}
            </h2>
          )}
          {bottomSubheading && (
            <p dir="auto" className="mt-2 text-dusk-200">
              {bottomSubheading}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function PromoSection({ heading, subheading, media, bottomHeading }: HomeContent["promo"]) {
  const t = useTranslations("home");
  return (
    <section className="mx-auto max-w-page px-gutter py-section text-center">
      {heading && (
        <h2 dir="auto" className="text-heading">
          {heading}
        </h2>
      )}
      {subheading && (
        <p dir="auto" className="mx-auto mt-4 max-w-prose text-lead text-dusk-200">
          {subheading}
        </p>
      )}
      <div className="mx-auto mt-10 max-w-4xl">
        <MediaItem src={media} label={heading || t("community")} sizes="(min-width: 1024px) 56rem, 92vw" />
      </div>
      {bottomHeading && (
        <p dir="auto" className="mt-8 font-display text-title text-lamp-200">
          {bottomHeading}
        </p>
      )}
    </section>
  );
}

function SubmitSection({ url }: { url: string | null }) {
  const t = useTranslations("home");
  return (
    <ActiveOnScreen className="group/submit bg-linen-50 px-gutter py-section text-center text-ink">
      <h2 className="text-heading">{t("submitNow")}</h2>
      <NavLink
        href={url ?? paths.uploadStory}
        className="mt-8 inline-flex min-h-14 items-center rounded-full border-2 border-lamp-800 px-9 text-lg font-semibold text-lamp-800 transition duration-modal ease-settle [--focus-ring:theme(colors.lamp.800)] group-data-[active=true]/submit:bg-lamp-400 group-data-[active=true]/submit:text-dusk-950 group-data-[active=true]/submit:shadow-glow"
      >
        {t("shareNow")}
      </NavLink>
    </ActiveOnScreen>
  );
}
