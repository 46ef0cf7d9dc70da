import { SEARCH_RESULTS_MAX } from "@lampstand/contract/limits";
import type { MarkedText } from "@lampstand/contract/search-text";
import { FileText, GalleryVerticalEnd, Newspaper, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { MediaBox } from "@/components/ui/missing-media";
import { ProviderImage } from "@/components/ui/provider-image";
import { paths } from "@/lib/paths";
import { textPagePath } from "@/lib/provider/pages";
import type { SearchResult } from "@/lib/provider/search";
import { reelPath } from "@/lib/reels/feed-address";
import { timeText } from "@/lib/utils/text";
import { isolated } from "@/lib/utils/isolated";

const ICONS = { video: Play, collection: GalleryVerticalEnd, blog: Newspaper, page: FileText } as const;

export function SearchResults({ query, results }: { query: string; results: SearchResult[] }) {
  const t = useTranslations("search");
  const isCut = results.length >= SEARCH_RESULTS_MAX;
  return (
    <>
      <p role="status" className="mb-8 text-ink-soft">
        {t(isCut ? "bestResults" : "results", { count: results.length, query: isolated(query) })}
      </p>
      <ol className="grid gap-8">
        {results.map((result, index) => (
          <li key={index}>
            <ResultCard result={result} />
          </li>
        ))}
      </ol>
    </>
  );
}

function ResultCard({ result }: { result: SearchResult }) {
  const t = useTranslations("search");
  const start = result.kind === "video" ? result.start : null;
  return (
    <article className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 md:gap-x-6">
      <Picture result={result} />
      <div>
        <p className="text-caption text-ink-soft">
          {start === null ? t(result.kind) : t("videoAt", { time: timeText(start) })}
        </p>
        <h2 dir="auto" {...result.language} className="mt-1 text-title">
          <Link
            href={addressOf(result)}

            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <Marked text={result.title} />
          </Link>
        </h2>
        {result.excerpt.length > 0 && (
          <p dir="auto" {...result.language} className="mt-2 max-w-prose text-ink-soft">
            <Marked text={result.excerpt} />
          </p>
        )}
      </div>
    </article>
  );
}

function Picture({ result }: { result: SearchResult }) {
  const Icon = ICONS[result.kind];
  const poster = "poster" in result ? result.poster : null;
  return (
    <span
      className={`relative grid w-20 place-items-center overflow-hidden rounded-card bg-dusk-800 text-dusk-100 md:w-24 ${"poster" in result ? "aspect-[9/14]" : "aspect-square"}`}
    >
      {poster ? (
        <MediaBox
          key={poster}
          as="span"
          className="absolute inset-0 grid place-items-center"
          fallback={<Icon aria-hidden="true" />}
        >
          <ProviderImage src={poster} alt="" sizes="6rem" className="object-cover" />
        </MediaBox>
      ) : (
        <Icon aria-hidden="true" />
      )}
    </span>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className="rounded-sm bg-lamp-200 text-inherit">
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}

/** Links spoken words to their second, and a video without its own page to the feed. */
function addressOf(result: SearchResult): string {
  if (result.kind === "collection") return paths.collection(result.slug);
  if (result.kind === "blog") return paths.blog(result.slug);
  if (result.kind === "page") return textPagePath(result.slug) ?? paths.shortLink(result.slug);
  if (result.videoType === "multiple") return reelPath(paths.reels, result.slug);
  return paths.video(result.slug, result.start ?? 0);
}
