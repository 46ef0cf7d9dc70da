"use client";

import { Share2 } from "lucide-react";
import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { countShare } from "@/lib/video/may-count";
import { paths } from "@/lib/paths";

type Shared = { title: string; slug: string; url: string };

export async function shareLink({ title, slug, url }: Shared): Promise<void> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      countShare(slug);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    countShare(slug);
    notifySuccess("Link copied.", TOAST_DURATION_MS.short);
  } catch {
    notifyFailure("The link could not be copied. You find it in the address bar.", TOAST_DURATION_MS.short);
  }
}

type ShareButtonProps = {
  title: string;
  slug: string;
};

export function ShareButton({ title, slug }: ShareButtonProps) {
  return (
    <button
      type="button"
      onClick={() =>
        void shareLink({ title, slug, url: new URL(paths.video(slug), window.location.href).href })
      }
      className="inline-flex min-h-12 items-center gap-2 rounded-full bg-dusk-800 px-5 font-semibold hover:bg-dusk-700 noscript:hidden"
    >
      <Share2 className="size-5" aria-hidden="true" />
      Share
    </button>
  );
}
