import { MediaItem } from "@/components/ui/media-item";
import type { HomeContent } from "@/lib/provider/home";

/** The first screen: what this place is, and a film that says it. */
export function WelcomeSection({
  heading,
  subheading,
  media,
  bottomHeading,
  bottomSubheading,
}: HomeContent["welcome"]) {
  return (
    <section className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-10 px-gutter pt-10 pb-section md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-16">
      <div>
        <h1 className="text-hero">{heading || "Lampstand"}</h1>
        {subheading && <p className="mt-6 max-w-prose text-lead text-dusk-200">{subheading}</p>}
      </div>
      <MediaItem src={media} label={heading || "Welcome"} priority sizes="(min-width: 1024px) 50vw, 100vw" />
      {(bottomHeading || bottomSubheading) && (
        <div className="max-w-prose lg:col-start-2">
          {bottomHeading && <h2 className="text-title text-lamp-200">{bottomHeading}</h2>}
          {bottomSubheading && <p className="mt-2 text-dusk-200">{bottomSubheading}</p>}
        </div>
      )}
    </section>
  );
}
