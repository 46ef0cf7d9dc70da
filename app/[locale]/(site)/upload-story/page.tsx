import { consentsIn } from "@lampstand/contract/consent-sentences";
import { STORY_CONSENTS } from "@lampstand/contract/consents";
import { SAFETY_VERSION } from "@lampstand/contract/safety";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormMessages } from "@/components/forms/form-messages";
import { UploadStoryForm } from "@/components/story/upload-story-form";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { ButtonLink } from "@/components/ui/nav-link";
import { formStart } from "@/lib/forms/form-token";
import { formQuerySchema } from "@/lib/forms/forms";
import { getPageLanguage } from "@/lib/language/page-language";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagChoices, type OfferedHashtag } from "@/lib/provider/hashtags";
import {
  CAREFUL_SAFETY,
  DEFAULT_SETTINGS,
  getSettings,
  type RecordingSettings,
} from "@/lib/provider/settings";
import { sitePageMetadata, sitePageTexts } from "@/lib/seo/page-metadata";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

/** With what the recorder says, since its script loads when it is opened. */
const AREAS = [
  "consents",
  "recordNow",
  "recorder",
  "storyForm",
  "storySafety",
  "storyThanks",
  "storyVideo",
  "upload",
] as const;

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.uploadStory);
}

export default async function UploadStoryPage({ searchParams }: PageProps) {
  const { recordedAt } = formQuerySchema.parse(await searchParams);
  const [t, { language }, hashtags, settings] = await Promise.all([
    getTranslations("uploadPage"),
    getPageLanguage(),
    getHashtagChoices(),
    getSettings(),
  ]);
  const { church, recording, capabilities, ...known } = dataOr(settings, DEFAULT_SETTINGS);
  const safety = settings.state === "found" ? known.safety : CAREFUL_SAFETY;
  const { title, description } = await sitePageTexts(paths.uploadStory);
  return (
    <PageMain look="content">
      <PageHero title={title} lead={description} />
      <PageSection title={t("yourStory")}>
        <noscript>
          <p>{t("script")}</p>
          <p className="mt-5">
            <ButtonLink href={paths.contactUs} look="secondary">
              {t("writeToUs")}
            </ButtonLink>
          </p>
        </noscript>
        <div className="noscript:hidden">
          <FormMessages areas={AREAS}>
            <UploadStoryForm
              start={formStart({
                recordedAt,
                videoType: "both",
                consentLanguage: language,
                ...(safety && { safetyVersion: SAFETY_VERSION, asksParentOf: safety.asksParentOf.join() }),
              })}
              consents={consentsIn(STORY_CONSENTS, language)}
              longestMinutes={church.storyMinutes}
              asksSafety={safety !== null}
              offersPrayerMails={capabilities.includes("prayerMails")}
              recording={shortened(recording, church.storyMinutes)}
              hashtags={hashtags.state === "unavailable" ? null : namesForStories(dataOr(hashtags, []))}
            />
          </FormMessages>
        </div>
      </PageSection>
    </PageMain>
  );
}

/** Limits a recording to a story's length, because it becomes a story. */
function shortened(recording: RecordingSettings, storyMinutes: number | null): RecordingSettings {
  return {
    ...recording,
    longestSeconds: Math.min(recording.longestSeconds, (storyMinutes ?? Infinity) * 60),
  };
}

function namesForStories(hashtags: OfferedHashtag[]): string[] {
  return hashtags.filter(({ isForStories }) => isForStories).map(({ name }) => name);
}
