import { MediaItem } from "@/components/ui/media-item";
import type { HomeContent } from "@/lib/provider/home";

/** The fourth section: one promotion with its picture or video. */
export function PromoSection({ heading, subheading, media, bottomHeading }: HomeContent["promo"]) {
  return (
    <section className="mx-auto max-w-page px-gutter py-section text-center">
      {heading && <h2 className="text-heading">{heading}</h2>}
      {subheading && <p className="mx-auto mt-4 max-w-prose text-lead text-dusk-200">{subheading}</p>}
      <div className="mx-auto mt-10 max-w-4xl">
        <MediaItem
          src={media}
          label={heading || "From our community"}
          sizes="(min-width: 1024px) 56rem, 100vw"
        />
      </div>
      {bottomHeading && <p className="mt-8 font-display text-title text-lamp-200">{bottomHeading}</p>}
    </section>
  );
}
