import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/ui/client-messages";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-layout";
import { WaysOn } from "@/components/ui/notice";
import { readCapability } from "@/lib/provider/settings";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { SavedStories } from "./_components/saved-stories";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("savedPage");
  return unlistedMetadata(t("title"));
}

export default async function SavedPage() {
  const t = await getTranslations("savedPage");
  return (
    <PageMain look="stage">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-3 pb-16">
        <HomeLink />
        <h1 className="text-heading">{t("title")}</h1>
        <noscript>
          <p>{t("needsScript")}</p>
        </noscript>
        <ClientMessages areas={["saved"]}>
          <SavedStories canKeep={(await readCapability("saved")).state !== "missing"} />
        </ClientMessages>
        <div className="border-t border-dusk-700 pt-6">
          <WaysOn />
        </div>
      </div>
    </PageMain>
  );
}
