import type { Metadata } from "next";
import { headers } from "next/headers";
import { CrisisLineList } from "@/components/layout/crisis-lines";
import { CloseLink } from "@/components/ui/home-link";
import { Notice } from "@/components/ui/notice";
import { PageMain } from "@/components/ui/page-layout";
import { UnavailableNotice } from "@/components/ui/unavailable-notice";
import { WaysOn } from "@/components/ui/ways-on";
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
  const { church } = dataOr(settings, DEFAULT_SETTINGS);
  if (result.state === "unavailable")
    return <UnavailableNotice title={TITLE}>We could not reach our server just now.</UnavailableNotice>;
  if (result.state === "missing") {
    answerNotFound();
    return <Notice title="This is not offered here">You can write to us by the contact form.</Notice>;
  }
  const { introduction, minorsReader, lines } = result.data;
  const [own, ...others] = linesByCountry(lines, { languages, church: church.phoneCountry });
  return (
    <PageMain look="content">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] px-gutter py-6 md:py-12">
        <CloseLink />
        <h1 className="mt-6 text-heading">{TITLE}</h1>
        <p dir="auto" className="mt-3 text-lead whitespace-pre-line text-ink-soft">
          {introduction || LEAD}
        </p>
        {own && (
          <section aria-labelledby="at-once" className="mt-8 rounded-card border-2 border-lamp-800 p-5">
            <h2 id="at-once" className="text-title">
              If you cannot wait
            </h2>
            <p className="mt-2">
              If you or somebody else is in danger now, please call your country’s emergency number.
            </p>
            <LinesOf {...own} />
            {others.length > 0 && (
              <details className="mt-2">
                <summary className="min-h-11 cursor-pointer content-center font-semibold">
                  In another country
                </summary>
                {others.map((other) => (
                  <LinesOf key={other.country} {...other} />
                ))}
              </details>
            )}
          </section>
        )}
        <h2 className="mt-10 mb-6 text-title">Write to us</h2>
        <TalkForm
          start={await formStartOf("talk")}
          action={sendTalk}
          minorsReader={minorsReader}
          help={own && <CrisisLineList lines={own.lines} />}
        />
        <div className="mt-12 border-t border-ink/15 pt-6">
          <WaysOn />
        </div>
      </div>
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
