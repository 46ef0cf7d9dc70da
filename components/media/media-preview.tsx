import { ProviderImage } from "./provider-image";

type MediaPreviewProps = { src: string; type: "image" | "video"; priority: boolean; sizes: string };

/** Where a video shows its first picture, in seconds: browsers paint it only when a time is asked for. */
const FIRST_FRAME_AT = 0.1;

/** The still face of a media item, always 16:9 so that nothing moves when it arrives. */
export function MediaPreview({ src, type, priority, sizes }: MediaPreviewProps) {
  if (type === "image") {
    return <ProviderImage src={src} alt="" fill preload={priority} sizes={sizes} className="object-cover" />;
  }
  return (
    <video
      src={`${src}#t=${FIRST_FRAME_AT}`}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
