import Link from "next/link";
import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import { PageSection } from "@/components/ui/page-section";
import { dataOr } from "@/lib/provider/cached-query";
import { getHashtagChoices } from "@/lib/provider/hashtags";
import { formStart } from "@/lib/forms/form-token";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { UploadStoryForm } from "./upload-story-form";

/** The story upload (specification section 2). */
export async function UploadStoryPage({ recordedAt }: { recordedAt: string }) {
  const hashtags = dataOr(await getHashtagChoices(), []);
  const { title, description } = SITE_PAGES["/upload-story"];
  return (
    <PageMain look="content">
      <PageHero title={title} lead={description} />
      <PageSection title="Your story">
        <noscript>
          <p>
            Sending a video from this page needs JavaScript, which is off in this browser. Please switch it
            on, or write to us, and we will find another way.
          </p>
          <p className="mt-5">
            <Link href="/contact-us" prefetch={false} className={SECONDARY_BUTTON}>
              Write to us
            </Link>
          </p>
        </noscript>
        <div className="noscript:hidden">
          <UploadStoryForm
            start={formStart({ recordedAt, videoType: "both" })}
            hashtags={hashtags.map(({ name }) => name)}
          />
        </div>
      </PageSection>
    </PageMain>
  );
}
