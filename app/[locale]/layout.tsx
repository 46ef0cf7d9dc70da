import { DEFAULT_COLORS, paletteOf } from "@lampstand/contract/colors";
import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import { LanguagePrefix } from "@/components/ui/link";
import { LanguageOffer } from "@/components/layout/language-offer";
import { PageEffects, NavigationLoader } from "@/components/layout/page-effects";
import { ClientMessages } from "@/components/ui/client-messages";
import { ToastHost } from "@/components/ui/toasts";
import { getPageLanguage } from "@/lib/language/page-language";
import { LANGUAGES } from "@lampstand/contract/languages";
import { OWN_LANGUAGE, splitPath } from "@/lib/routing.mjs";
import { limitPageLife, PAGE_LIFE } from "@/lib/page-cache/page-life";
import { answerNotFound, pageRequests } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { siteConfig } from "@/lib/env/site-config";
import { churchAttributes, iconLinks } from "@/lib/seo/church-look";
import { sitePageTexts } from "@/lib/seo/page-metadata";
import localFont from "next/font/local";
import NotFound from "./not-found";
import "../globals.css";

/* `globals.css` declares the fallbacks: fonts on the visitor's machine, scaled to the width of these. */

const displayFont = localFont({
  src: "../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2",
  variable: "--font-display",
  weight: "200 500",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Times as display", "Noto Serif as display"],
});

const textFont = localFont({
  src: "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  variable: "--font-text",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["Arial as text", "Roboto as text"],
});

/** The other languages' pages are stored at their first request. */
export function generateStaticParams() {
  return [{ locale: OWN_LANGUAGE }];
}

export async function generateMetadata(): Promise<Metadata> {
  const [t, { language }, settings] = await Promise.all([
    getTranslations("seo"),
    getPageLanguage(),
    getSettings(),
  ]);
  const { company, church } = dataOr(settings, DEFAULT_SETTINGS);
  return {
    metadataBase: new URL(siteConfig().SITE_URL),
    title: { default: t("homeTitle", { company }), template: `%s – ${company}` },
    description: (await sitePageTexts(paths.home)).description,
    openGraph: { siteName: company, type: "website", locale: LANGUAGES[language].openGraph },
    icons: iconLinks(church),
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { church } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const { dusk } = church.palette ?? paletteOf(DEFAULT_COLORS);
  return { themeColor: dusk[900], viewportFit: "cover" };
}

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const [t, { language, prefix, address }, reading] = await Promise.all([
    getTranslations("ui"),
    getPageLanguage(),
    getSettings(),
  ]);
  if (address === "moved") permanentRedirect(splitPath(pageRequests.getStore()?.path ?? "/").path);
  if (address === "missing") {
    answerNotFound();
    limitPageLife(PAGE_LIFE.madeUp);
  }
  const { tag, direction } = LANGUAGES[language];
  const { church, counts } = dataOr(reading, DEFAULT_SETTINGS);
  return (
    <html
      lang={tag}
      dir={direction}
      className={`${displayFont.variable} ${textFont.variable}`}
      data-counts={counts ?? undefined}
      {...churchAttributes(church)}
    >
      <body>
        <a
          href="#main"
          className="fixed start-2 -top-24 z-50 rounded-full bg-lamp-300 px-5 py-3 font-semibold text-dusk-950 focus:top-2"
        >
          {t("skipToContent")}
        </a>
        <ClientMessages>
          <LanguagePrefix prefix={prefix}>
            {address === "missing" ? <NotFound /> : children}
            <PageEffects />
            <NavigationLoader />
            <ToastHost />
            <LanguageOffer />
          </LanguagePrefix>
        </ClientMessages>
      </body>
    </html>
  );
}
