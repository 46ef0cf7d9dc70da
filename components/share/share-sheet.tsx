"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Dialog, DialogClose, DialogTitle, SHEET_STYLE } from "@/components/ui/dialog";
import { ShareWays, type Shared } from "./share-ways";

type ShareSheetProps = Pick<ComponentProps<typeof Dialog>, "onOpenChange" | "returnFocusTo"> & {
  shared: Shared;
};

export function ShareSheet({ shared, ...dialog }: ShareSheetProps) {
  const t = useTranslations("share");
  return (
    <Dialog {...dialog} className={SHEET_STYLE}>
      <DialogTitle className="pe-12 font-display text-title">{t("share")}</DialogTitle>
      <p dir="auto" className="mt-1 mb-5 wrap-anywhere text-ink-soft">
        {shared.title}
      </p>
      <ShareWays shared={shared} />
      <DialogClose className="absolute end-4 top-4 hover:bg-dusk-100" />
    </Dialog>
  );
}
