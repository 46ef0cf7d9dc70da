import type { Metadata } from "next";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-layout";
import { WaysOn } from "@/components/ui/notice";
import { readCapability } from "@/lib/provider/settings";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { SavedStories } from "./_components/saved-stories";

const TITLE = "Saved stories";

export const metadata: Metadata = unlistedMetadata(TITLE);

export default async function SavedPage() {
  return (
    <PageMain look="stage">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-3 pb-16">
        <HomeLink />
        <h1 className="text-heading">{TITLE}</h1>
        <noscript>
          <p>Your browser needs JavaScript to save stories.</p>
        </noscript>
        <SavedStories canKeep={(await readCapability("saved")).state !== "missing"} />
        <div className="border-t border-dusk-700 pt-6">
          <WaysOn />
        </div>
      </div>
    </PageMain>
  );
}
