"use client";

import { Share2 } from "lucide-react";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import { feedAddress } from "@/lib/reels/reel-address";
import type { Reel } from "@/lib/schemas/reel";
import { ControlButton } from "./control-button";

/** Gives a reel on: by the system's share sheet, or as a copied link where there is none. */
export function ShareButton({ reel }: { reel: Reel }) {
  async function share() {
    const url = feedAddress(window.location.href, reel.slug).href;
    if ("share" in navigator) {
      try {
        await navigator.share({ title: reel.name, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    notify(await copy(url), TOAST_DURATION_MS.shell);
  }

  return (
    <ControlButton aria-label="Share" onClick={() => void share()}>
      <Share2 className="size-5" aria-hidden="true" />
    </ControlButton>
  );
}

/** Copies a link and gives the sentence that says so. */
async function copy(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return "Link copied.";
  } catch {
    return "The link could not be copied. You find it in the address bar.";
  }
}
