import type { Metadata } from "next";
import { ClientMessages } from "@/components/ui/client-messages";
import { StoriesUnavailable } from "@/components/reels/reels-page-parts";
import { ReelsScreen } from "@/components/reels/reels-screen";
import { SelectedHashtags } from "./_components/selected-hashtags";
import { answerUnavailable } from "@/lib/page-cache/page-request.mjs";
import { paths } from "@/lib/paths";
import { dataOr } from "@/lib/provider/cached-query";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { sharedReelSlug } from "@/lib/reels/feed-address";
import { hashtagParam, withHashtags } from "@/lib/reels/hashtags";
import { readSelectedFeed } from "@/lib/reels/initial-feed";
import { readSelectedHashtags } from "@/lib/reels/read-reels";
import { completeList } from "@/lib/reels/reel-list";
import { storiesTitle } from "@/lib/seo/content-metadata";
import { AllReels, allReelsMetadata } from "../_components/all-reels";

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return allReelsMetadata(sharedReelSlug((await searchParams).v));
}

export default async function Page({ searchParams }: PageProps) {
  const { v, hashtags: parameter } = await searchParams;
  const shared = sharedReelSlug(v);
  const selected = await readSelectedHashtags(parameter);
  if (selected.state === "unavailable") return <StoriesUnavailable />;
  const hashtags = dataOr(selected, []);
  if (hashtags.length > 0) return <SelectedReelsScreen hashtags={hashtags} shared={shared} />;
  return <AllReels shared={shared} />;
}

type SelectedReelsScreenProps = { hashtags: HashtagChoice[]; shared: string | null };

/** Also renders without the provider's answer, since the browser may have the reels. */
async function SelectedReelsScreen({ hashtags, shared }: SelectedReelsScreenProps) {
  const initialFeed = await readSelectedFeed(hashtags, shared);
  const isUnavailable = initialFeed.state === "unavailable";
  if (isUnavailable) answerUnavailable();
  const params = hashtags.map(hashtagParam);
  return (
    <ReelsScreen
      heading={await storiesTitle(...hashtags)}
      name={withHashtags("selected", params)}
      initialFeed={dataOr(initialFeed, { list: completeList([]), start: 0 })}
      shared={shared}
      hashtagParams={params}
      isUnavailable={isUnavailable}
      notice={
        <ClientMessages areas={["selectedHashtags"]}>
          <SelectedHashtags hashtags={hashtags} />
        </ClientMessages>
      }
      plainHref={withHashtags(paths.plainReels, params)}
    />
  );
}
