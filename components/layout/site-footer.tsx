import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ExternalLink, NavLink } from "@/components/ui/nav-link";
import { NETWORK_NAMES, SocialIcon, type SocialNetwork } from "@/components/ui/social-icon";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { CrisisLines } from "./crisis-lines";
import { LanguageLinks } from "./language-links";
import { siteLinks } from "./site-links";

const MORE_PAGES = [
  { href: paths.reels, label: "allStories" },
  { href: paths.hashtags, label: "chooseHashtags" },
  { href: paths.joinUs, label: "consent" },
] as const;

export async function SiteFooter() {
  const [t, pages, reading] = await Promise.all([
    getTranslations("layout"),
    getTranslations("footer"),
    getSettings(),
  ]);
  const settings = dataOr(reading, DEFAULT_SETTINGS);
  const networks: { network: SocialNetwork; href: string | null }[] = [
    { network: "facebook", href: settings.facebookLink },
    { network: "instagram", href: settings.instagramLink },
    { network: "tiktok", href: settings.tiktokLink },
    { network: "youtube", href: settings.youtubeLink },
  ];
  return (
    <footer className="bg-dusk-950 text-dusk-200">
      <div className="mx-auto flex max-w-page flex-col gap-10 px-gutter py-16 md:flex-row md:items-end md:justify-between">
        <div className="max-w-md">
          <p className="font-display text-title text-balance text-dusk-100">{t("faithChanged")}</p>
          <NavLink
            href={siteLinks(settings).shareStory}
            className="mt-4 inline-flex min-h-11 items-center border-b-2 border-lamp-400 font-semibold text-lamp-300 hover:text-lamp-200"
          >
            {t("submitTestimony")}
          </NavLink>
        </div>
        <nav aria-label={t("moreToExplore")}>
          <ul className="flex flex-wrap gap-x-6 md:flex-col">
            {MORE_PAGES.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className="inline-flex min-h-11 items-center hover:text-lamp-200">
                  {pages(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="flex flex-wrap gap-3">
          {networks.map(
            ({ network, href }) =>
              href && (
                <li key={network}>
                  <ExternalLink
                    href={href}
                    className="grid size-12 place-items-center rounded-full bg-dusk-800 text-dusk-100 hover:bg-dusk-700"
                  >
                    <SocialIcon network={network} />
                    <span className="sr-only">{NETWORK_NAMES[network]}</span>
                  </ExternalLink>
                </li>
              ),
          )}
        </ul>
      </div>
      <LanguageLinks
        className="mx-auto max-w-page px-gutter pb-10"
        itemStyle="inline-flex min-h-11 items-center hover:text-lamp-200 aria-current:font-semibold aria-current:text-lamp-300"
      />
      <CrisisLines lines={settings.church.crisisLines} className="mx-auto max-w-page px-gutter pb-10" />
      <CopyrightLine line={settings.church.footerLine} />
    </footer>
  );
}

export function CopyrightLine({ line }: { line: string }) {
  const t = useTranslations("layout");
  return (
    <p className="border-t border-dusk-800 px-gutter py-5 text-center text-caption text-dusk-300">
      {line || t("copyright")}
    </p>
  );
}
