import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReelsCarousel } from "./_components/reels-carousel";
import "./_components/reels-carousel.css";
import { ClientMessages } from "@/components/ui/client-messages";
import { HomeLink } from "@/components/ui/home-link";
import { PageMain } from "@/components/ui/page-layout";
import { mediaUrl } from "@/lib/media/media-url";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

/** The provider's file that every slide shows. */
const CLIP_PATH = "/uploads/resource/reel.mp4";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reelsCarousel");
  return unlistedMetadata(t("title"));
}

export default async function Page() {
  const t = await getTranslations("reelsCarousel");
  return (
    <PageMain look="stage">
      <div className="reels-carousel">
        <div className="reels-carousel-bar">
          <HomeLink />
          <h1 className="text-lead">{t("title")}</h1>
        </div>
        <ClientMessages areas={["player", "reelsCarousel"]}>
          <ReelsCarousel clip={mediaUrl(CLIP_PATH) ?? undefined} />
        </ClientMessages>
      </div>
    </PageMain>
  );
}
