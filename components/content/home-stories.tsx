import { GalleryVerticalEnd } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { DrawnPoster } from "@/components/ui/drawn-poster";
import { MediaBox } from "@/components/ui/missing-media";
import { ProviderImage } from "@/components/ui/provider-image";
import { paths } from "@/lib/paths";
import { withinTimeout } from "@/lib/provider/cached-query";
import { getCollections, type ListedCollection } from "@/lib/provider/collections";
import { NavLink } from "@/components/ui/nav-link";
import { StoryCards } from "@/components/video/story-card";
import { getReelsPage } from "@/lib/provider/videos";
import { hasOwnPage, type WatchableVideo } from "@/lib/provider/video-schema";

/** Matches the first page of the feed, so both use one cached query. */
const NEWEST = { page: 1, limit: 10 } as const;

const SHOWN = 4;

/** Returns `null` if they could not be reached in time. */
export async function getLatestStories(): Promise<WatchableVideo[] | null> {
  const result = await withinTimeout(getReelsPage(NEWEST.page, NEWEST.limit));
  if (result.state === "unavailable") return null;
  const videos = result.state === "found" ? result.data.videos : [];
  return videos.filter(hasOwnPage).slice(0, SHOWN);
}

export function LatestStories({ stories }: { stories: WatchableVideo[] }) {
  const t = useTranslations("home");
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby="latest-stories" className="mx-auto max-w-page px-gutter pb-section">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="latest-stories" className="text-heading">
          {t("latest")}
        </h2>
        <NavLink
          href={paths.reels}
          className="inline-flex min-h-11 items-center font-semibold text-lamp-300 underline underline-offset-4 hover:text-lamp-200"
        >
          {t("seeAll")}
        </NavLink>
      </div>
      <StoryCards videos={stories} />
    </section>
  );
}

/** Returns `null` if they could not be reached in time. */
export async function getHomeCollections(): Promise<ListedCollection[] | null> {
  const result = await withinTimeout(getCollections());
  if (result.state === "unavailable") return null;
  return result.state === "found" ? result.data.filter(({ isOnHome }) => isOnHome) : [];
}

export function CollectionsSection({ collections }: { collections: ListedCollection[] }) {
  const t = useTranslations("home");
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="collections" className="mx-auto max-w-page px-gutter pb-section">
      <h2 id="collections" className="mb-6 text-heading">
        {t("collections")}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CollectionCard({
  collection: { name, slug, description, language, count, poster },
}: {
  collection: ListedCollection;
}) {
  const t = useTranslations("collections");
  return (
    <Link
      href={paths.collection(slug)}

      className="group grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card bg-dusk-800 hover:bg-dusk-700"
    >
      <span className="drawn-when-near relative block min-h-36 overflow-hidden bg-dusk-700">
        {poster ? (
          <MediaBox key={poster} as="span" className="absolute inset-0" fallback={<DrawnPoster />}>
            <ProviderImage src={poster} alt="" sizes="7rem" className="object-cover" />
          </MediaBox>
        ) : (
          <DrawnPoster />
        )}
      </span>
      <span className="flex min-w-0 flex-col gap-2 p-4">
        <span
          dir="auto"
          {...language}
          className="text-lead leading-snug font-medium wrap-anywhere group-hover:text-lamp-200"
        >
          {name}
        </span>
        {description && (
          <span dir="auto" {...language} className="line-clamp-3 text-caption wrap-anywhere text-dusk-200">
            {description}
          </span>
        )}
        {count !== null && (
          <span className="mt-auto flex items-center gap-2 text-caption text-dusk-200">
            <GalleryVerticalEnd className="size-4 shrink-0" aria-hidden="true" />
            <span>{t("stories", { count })}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
