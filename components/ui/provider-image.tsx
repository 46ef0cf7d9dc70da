import Image, { type ImageProps } from "next/image";
import { isOptimizable } from "@/lib/media/image-source";

/** A picture from the provider: resized for the screen, or as it stands when it comes from elsewhere. */
export function ProviderImage({ src, alt, ...props }: ImageProps & { src: string }) {
  return <Image src={src} alt={alt} unoptimized={!isOptimizable(src)} {...props} />;
}
