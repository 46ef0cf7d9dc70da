import { pictureSources } from "@/lib/media/image-source";

type ProviderImageProps = {
  src: string;
  alt: string;
  /** How wide it is shown, as in the attribute of `<img>`. */
  sizes: string;
  /** Whether it is above the fold and loaded first; others are loaded when they come near. */
  preload?: boolean;
  className?: string;
};

/**
 * An image from the provider that fills the positioned box around it. Those on its own media host are resized by the site;
 * those from elsewhere are loaded as they are, since their hosts are not known in advance.
 */
export function ProviderImage({ src, alt, sizes, preload = false, className = "" }: ProviderImageProps) {
  const sources = pictureSources(src);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the site resizes it by itself, and no script is needed for it
    <img
      {...sources}
      sizes={sources.srcSet && sizes}
      alt={alt}
      loading={preload ? "eager" : "lazy"}
      fetchPriority={preload ? "high" : undefined}
      decoding="async"
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}
