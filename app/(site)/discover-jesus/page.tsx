import { TextPage } from "@/components/text-page/text-page";
import { getPageContent } from "@/lib/api/pages";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { textPageMetadata } from "@/lib/seo/text-page-metadata";

const PATH = "/discover-jesus";

const SLUG = "discover-jesus";

export async function generateMetadata() {
  return textPageMetadata(PATH, await getPageContent(SLUG));
}

export default async function Page() {
  return <TextPage reading={await getPageContent(SLUG)} fallbackTitle={SITE_PAGES[PATH].title} />;
}
