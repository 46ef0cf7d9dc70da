"use client";

import type { ComponentProps } from "react";
import { Dialog, DialogClose, DialogTitle } from "@/components/ui/dialog";
import { ShareWays, type Shared } from "./share-ways";

type ShareSheetProps = Pick<ComponentProps<typeof Dialog>, "onOpenChange" | "returnFocusTo"> & {
  shared: Shared;
};

export function ShareSheet({ shared, ...dialog }: ShareSheetProps) {
  return (
    <Dialog
      {...dialog}
      className="dialog-rise fixed inset-0 z-50 m-auto h-fit max-h-[94svh] w-[min(26rem,94vw)] overflow-y-auto rounded-card bg-linen-50 p-6 text-ink"
    >
      <DialogTitle className="pr-12 font-display text-title">Share</DialogTitle>
      <p dir="auto" className="mt-1 mb-5 wrap-anywhere text-ink-soft">
        {shared.title}
      </p>
      <ShareWays shared={shared} />
      <DialogClose className="hover:bg-linen-100 absolute top-4 right-4" />
    </Dialog>
  );
}
