import { CloseLink } from "@/components/ui/close-link";
import { PageHero } from "@/components/ui/page-hero";
import { PageMain } from "@/components/ui/page-main";
import type { QueryResult } from "@/lib/provider/cached-query";
import { getHashtagChoices, type HashtagChoice } from "@/lib/provider/hashtags";
import { SITE_PAGES } from "@/lib/seo/site-pages";
import { HashtagChooser } from "./hashtag-chooser";
import { HashtagsUnavailable } from "./hashtags-unavailable";
import { NoHashtags } from "./no-hashtags";

/** The hashtag chooser: whoever chooses some watches the stories that carry them (specification section 2). */
export async function HashtagsPage() {
  const reading = await getHashtagChoices();
  return (
    <PageMain look="content">
      <PageHero
        above={<CloseLink />}
        title={SITE_PAGES["/hashtags"].title}
        lead="Select hashtags that describe your content"
      />
      <div className="mx-auto max-w-page px-gutter py-12 md:py-16">{chooser(reading)}</div>
    </PageMain>
  );
}

function chooser(reading: QueryResult<HashtagChoice[]>) {
  if (reading.state === "unavailable") return <HashtagsUnavailable />;
  const choices = reading.state === "found" ? reading.data : [];
  return choices.length > 0 ? <HashtagChooser choices={choices} /> : <NoHashtags />;
}
