import { HeroMedia } from "@/components/ui/hero-media";
import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { getAppInstallContent } from "@/lib/provider/app-install";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { StoreLinks } from "./store-links";

/** Where to get the app (specification section 2, App install), and how to do without a store. */
export async function InstallAppPage() {
  const app = await getAppInstallContent();
  const title = app.title || SITE_PAGES["/install-app"].title;
  return (
    <PageMain look="content">
      <PageHero
        title={title}
        lead={app.shortDescription || SITE_PAGES["/install-app"].description}
        aside={app.media && <HeroMedia src={app.media} label={title} />}
      >
        <StoreLinks google={app.googleAppLink} apple={app.appleAppLink} />
      </PageHero>
      <PageSection title="Without a store">
        <p>This site can stand on your home screen like an app.</p>
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
