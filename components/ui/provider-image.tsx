import Image, { type ImageProps } from "next/image";
import { isOptimizable } from "@/lib/media/image-source";

type ProviderImageProps = ImageProps & { src: string };

/**
 * An image from the provider. Those on its own media host are resized by Next; those from elsewhere are loaded as they
 * are, since their hosts are not known in advance.
 */
export function ProviderImage({ src, alt, ...props }: ProviderImageProps) {
  return <Image src={src} alt={alt} unoptimized={!isOptimizable(src)} {...props} />;
}
