import { consentsIn } from "@lampstand/contract/consent-sentences";
import { TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { getPageLanguage } from "@/lib/language/page-language";
import { paths } from "@/lib/paths";
import { sitePageMetadata } from "@/lib/seo/page-metadata";
import { JoinUsForm } from "./_components/join-us-form";

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.joinUs);
}

/** Handles the form without script. */
async function sendJoinUs(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("join-us", form);
}

/** `recordedAt` is the place of a recording, as `per-request` reads it from the query. */
export default async function JoinUsPage({ recordedAt = "" }: { recordedAt?: string }) {
  const [t, { language }] = await Promise.all([getTranslations("testimonyPage"), getPageLanguage()]);
  return (
    <PageMain look="content">
      <PageHero title={t("heading")} lead={t("lead")} />
      <PageSection title={t("yourDetails")}>
        <FormMessages areas={["consents", "testimonyForm"]}>
          <JoinUsForm
            start={await formStartOf("join-us", { recordedAt, consentLanguage: language })}
            consents={consentsIn(TESTIMONY_CONSENTS, language)}
            action={sendJoinUs}
          />
        </FormMessages>
      </PageSection>
    </PageMain>
  );
}
