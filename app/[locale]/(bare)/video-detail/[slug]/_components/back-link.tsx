"use client";

import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { PlainLink } from "@/components/ui/link";
import { paths } from "@/lib/paths";

export function BackLink() {
  const t = useTranslations("videoPlayer");
  function goBack(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !cameFromHere()) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <PlainLink
      href={paths.reels}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-[8px] rounded-full px-[16px] font-semibold whitespace-nowrap hover:bg-dusk-800"
    >
      <ArrowLeft className="size-[20px] rtl:-scale-x-100" aria-hidden="true" />
      <span>{t("back")}</span>
    </PlainLink>
  );
}

/** Without the Navigation API, the referrer covers only full page loads. */
function cameFromHere(): boolean {
  if ("navigation" in window) return window.navigation.canGoBack;
  return document.referrer.startsWith(`${document.location.origin}/`);
}
