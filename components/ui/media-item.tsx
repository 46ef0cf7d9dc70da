import { Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { mediaTypeOf } from "@/lib/media/media-type";
import { MediaLink } from "./media-link";
import { ProviderImage } from "./provider-image";

type MediaItemProps = {
  src: string | null;
  label: string;
  priority?: boolean;
  sizes: string;
};

const FALLBACK_STYLE =
  "grid aspect-video place-items-center rounded-stage border border-dashed border-current/40";

export function MediaItem({ src, label, priority = false, sizes }: MediaItemProps) {
  const t = useTranslations("media");
  const noMedia = <p className={FALLBACK_STYLE}>{t("none")}</p>;
  if (!src) return noMedia;
  const type = mediaTypeOf(src);
  if (type === "unsupported") return <p className={FALLBACK_STYLE}>{t("unsupported")}</p>;
  return (
    <MediaLink
      key={src}
      src={src}
      type={type}
      label={label}
      call={t(type === "video" ? "play" : "enlarge", { label })}
      missing={t("none")}
      fallback={noMedia}
    >
      {type === "image" ? (
        <ProviderImage src={src} alt="" preload={priority} sizes={sizes} className="object-cover" />
      ) : (
        <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-lamp-300 text-dusk-950 shadow-lift transition-transform group-hover:scale-106">
          <Play className="size-7 translate-x-0.5 fill-current" aria-hidden="true" />
        </span>
      )}
    </MediaLink>
  );
}

export function HeroMedia({ src, label }: { src: string | null; label: string }) {
  return <MediaItem src={src} label={label} priority sizes="(min-width: 1024px) 42vw, 92vw" />;
}
