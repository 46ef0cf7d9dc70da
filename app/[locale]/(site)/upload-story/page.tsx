import { SAFETY_VERSION } from "@lampstand/contract/safety";
import type { Metadata } from "next";
import { UploadStoryForm } from "@/components/story/upload-story-form";
import { PageHero, PageMain, PageSection } from "@/components/ui/page-layout";
import { ButtonLink } from "@/components/ui/nav-link";
import { formStart } from "@/lib/forms/form-token";
import { formQuerySchema } from "@/lib/forms/forms";
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

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata(paths.uploadStory);
}

export default async function UploadStoryPage({ searchParams }: PageProps) {
  const { recordedAt } = formQuerySchema.parse(await searchParams);
  const [hashtags, settings] = await Promise.all([getHashtagChoices(), getSettings()]);
  const { church, recording, capabilities, ...known } = dataOr(settings, DEFAULT_SETTINGS);
  const safety = settings.state === "found" ? known.safety : CAREFUL_SAFETY;
  const { title, description } = await sitePageTexts(paths.uploadStory);
  return (
    <PageMain look="content">
      <PageHero title={title} lead={description} />
      <PageSection title="Your story">
        <noscript>
          <p>
            You need JavaScript to send a video from this page, and it’s off in this browser. Please turn it
            on, or write to us and we’ll find another way.
          </p>
          <p className="mt-5">
            <ButtonLink href={paths.contactUs} look="secondary">
              Write to us
            </ButtonLink>
          </p>
        </noscript>
        <div className="noscript:hidden">
          <UploadStoryForm
            start={formStart({
              recordedAt,
              videoType: "both",
              ...(safety && { safetyVersion: SAFETY_VERSION, asksParentOf: safety.asksParentOf.join() }),
            })}
            longestMinutes={church.storyMinutes}
            asksSafety={safety !== null}
            offersPrayerMails={capabilities.includes("prayerMails")}
            recording={shortened(recording, church.storyMinutes)}
            hashtags={hashtags.state === "unavailable" ? null : namesForStories(dataOr(hashtags, []))}
          />
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
