import type { Metadata } from "next";
import { headers } from "next/headers";
import { CrisisLineList } from "@/components/layout/crisis-lines";
import { Notice } from "@/components/ui/notice";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable-notice";
import { formStartOf, submitPlainForm } from "@/lib/forms/forms";
import { answerNotFound } from "@/lib/page-cache/page-request.mjs";
import { dataOr } from "@/lib/provider/cached-query";
import { getTalkContent } from "@/lib/provider/content";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { TalkForm } from "./_components/talk-form";
import { type CountryLines, linesByCountry } from "./country-lines";

const TITLE = "Talk to someone";

const LEAD = "You need not be alone with it. Write a few words, and one of us writes back.";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

export const metadata: Metadata = unlistedMetadata(TITLE);

/** Without script. */
async function sendTalk(form: FormData): Promise<void> {
  "use server";
  await submitPlainForm("talk", form);
}

export default async function TalkPage() {
  const languages = (await headers()).get("accept-language") ?? "";
  const [result, settings] = await Promise.all([getTalkContent(), getSettings()]);
  const { church, offers } = dataOr(settings, DEFAULT_SETTINGS);
  if (result.state === "unavailable")
    return <UnavailableNotice title={TITLE}>We could not reach our server just now.</UnavailableNotice>;
  if (result.state === "missing" || !offers.includes("talk")) {
    answerNotFound();
    return <Notice title="This is not offered here">You can write to us by the contact form.</Notice>;
  }
  const { introduction, minorsReader, lines } = result.data;
  const [own, ...others] = linesByCountry(lines, { languages, church: church.phoneCountry });
  return (
    <PageMain look="content">
      <PageHero title={TITLE} lead={introduction || LEAD} />
      {own && (
        <PageSection title="If you cannot wait">
          <p>If you or somebody else is in danger now, please call your country’s emergency number.</p>
          <LinesOf {...own} />
          {others.length > 0 && (
            <details className="mt-4">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">
                In another country
              </summary>
              {others.map((other) => (
                <LinesOf key={other.country} {...other} />
              ))}
            </details>
          )}
        </PageSection>
      )}
      <PageSection title="Write to us">
        <TalkForm
          start={await formStartOf("talk")}
          action={sendTalk}
          minorsReader={minorsReader}
          help={own && <CrisisLineList lines={own.lines} />}
        />
      </PageSection>
    </PageMain>
  );
}

function LinesOf({ country, lines }: CountryLines) {
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{COUNTRIES.of(country)}</h3>
      <CrisisLineList lines={lines} />
    </div>
  );
}
