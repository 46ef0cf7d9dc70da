import { TEXT_PAGES } from "@lampstand/contract/slugs";
import { TextPage } from "@/components/ui/text-page";
import type { paths } from "@/lib/paths";
import { getPageContent } from "@/lib/provider/pages";
import { sitePageTexts, textPageMetadata } from "@/lib/seo/page-metadata";

type PolicyPath = typeof paths.privacyPolicy | typeof paths.termsService;

export async function policyMetadata(path: PolicyPath) {
  return textPageMetadata(path, await getPageContent(TEXT_PAGES[path]));
}

export async function PolicyPage({ path }: { path: PolicyPath }) {
  return (
    <TextPage
      result={await getPageContent(TEXT_PAGES[path])}
      fallbackTitle={(await sitePageTexts(path)).title}
      date="always"
    />
  );
}
