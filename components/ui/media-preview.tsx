import { ProviderImage } from "./provider-image";
import { VideoPreview } from "./video-preview";

type MediaPreviewProps = { src: string; type: "image" | "video"; priority: boolean; sizes: string };

/** The still face of a media item, always 16:9 so that nothing moves when it arrives. */
export function MediaPreview({ src, type, priority, sizes }: MediaPreviewProps) {
  if (type === "video") return <VideoPreview src={src} priority={priority} />;
  return <ProviderImage src={src} alt="" fill preload={priority} sizes={sizes} className="object-cover" />;
}
