import { pictureSources, withTwoPixels } from "@/lib/media/image-source";

type ProviderImageProps = {
  src: string;
  alt: string;
  sizes: string;
  preload?: boolean;
  className?: string;
};

/** Fills the positioned box around it. Doesn't resize pictures on hosts that are not known in advance. */
export function ProviderImage({ src, alt, sizes, preload = false, className = "" }: ProviderImageProps) {
  const sources = pictureSources(src);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the site resizes it without script
    <img
      {...sources}
      sizes={sources.srcSet && withTwoPixels(sizes)}
      alt={alt}
      loading={preload ? "eager" : "lazy"}
      fetchPriority={preload ? "high" : undefined}
      decoding="async"
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}
