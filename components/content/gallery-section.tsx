import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/ui/client-messages";
import { MediaBox } from "@/components/ui/missing-media";
import { ExternalLink } from "@/components/ui/nav-link";
import { ProviderImage } from "@/components/ui/provider-image";
import { dataOr } from "@/lib/provider/cached-query";
import type { HomeContent } from "@/lib/provider/home";
import { DEFAULT_SETTINGS, getSettings } from "@/lib/provider/settings";
import { GalleryCarousel } from "./gallery-carousel";

export async function GallerySection({
  heading,
  subheading,
  images,
  bottomHeading,
  storeUrl,
}: HomeContent["gallery"]) {
  const [t, media] = await Promise.all([getTranslations("home"), getTranslations("media")]);
  const { shopLink } = dataOr(await getSettings(), DEFAULT_SETTINGS);
  const store = storeUrl ?? shopLink;
  const slides = images.map(({ src, text }, index) => (
    <GallerySlide
      key={index}
      src={src}
      href={store}
      label={text || t("shopPicture", { number: index + 1, count: images.length })}
    />
  ));
  return (
    <section className="overflow-hidden pt-section">
      <div className="mx-auto max-w-page px-gutter">
        {heading && (
          <h2 dir="auto" className="text-heading">
            {heading}
          </h2>
        )}
        {subheading && (
          <p dir="auto" className="mt-4 max-w-prose text-lead text-dusk-200">
            {subheading}
          </p>
        )}
        {slides.length > 0 ? (
          <ClientMessages areas={["galleryCarousel"]}>
            <GalleryCarousel slides={slides} />
          </ClientMessages>
        ) : (
          <p className="mt-10 text-dusk-200">{media("none")}</p>
        )}
        {bottomHeading && (
          <p dir="auto" className="mt-8 font-display text-title text-lamp-200">
            {bottomHeading}
          </p>
        )}
      </div>
    </section>
  );
}

function GallerySlide({ src, href, label }: { src: string; href: string | null; label: string }) {
  const t = useTranslations("media");
  const picture = (
    <MediaBox
      key={src}
      as="span"
      className="absolute inset-0 grid place-items-center p-4 text-center"
      fallback={
        <span>{t.rich("noneFor", { label, hidden: (text) => <span className="sr-only">{text}</span> })}</span>
      }
    >
      <ProviderImage
        src={src}
        alt={label}
        sizes="(min-width: 1024px) 22rem, (min-width: 768px) 36vw, 58vw"
        className="object-cover"
      />
    </MediaBox>
  );
  const style = "drawn-when-near relative block aspect-[4/5] overflow-hidden rounded-card bg-dusk-800";
  if (!href) return <span className={style}>{picture}</span>;
  return (
    <ExternalLink href={href} className={style}>
      {picture}
    </ExternalLink>
  );
}
