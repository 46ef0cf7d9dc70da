import { pictureSources, withTwoPixels } from "@/lib/media/image-source";

type ProviderImageProps = {
  src: string;
  alt: string;
  /** As in the attribute of `<img>`. */
  sizes: string;
  /** Above the fold: loaded first. */
  preload?: boolean;
  className?: string;
};

/** Fills the positioned box around it. Pictures of hosts not known in advance are not resized. */
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
