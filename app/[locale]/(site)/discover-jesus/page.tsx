import { TEXT_PAGES } from "@lampstand/contract/slugs";
import { ShareLink } from "@/components/share/share-link";
import { TextPage } from "@/components/ui/text-page";
import { paths } from "@/lib/paths";
import { getPageContent } from "@/lib/provider/pages";
import { sitePageTexts, textPageMetadata } from "@/lib/seo/page-metadata";

const PATH = paths.discoverJesus;

export async function generateMetadata() {
  return textPageMetadata(PATH, await getPageContent(TEXT_PAGES[PATH]));
}

export default async function Page() {
  const { title } = await sitePageTexts(PATH);
  return (
    <TextPage result={await getPageContent(TEXT_PAGES[PATH])} fallbackTitle={title}>
      <ShareLink kind="pages" name={TEXT_PAGES[PATH]} />
    </TextPage>
  );
}
