"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { ShareWays, type Shared } from "./share-ways";

type ShareSheetProps = {
  shared: Shared;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function ShareSheet({ shared, onClose, returnFocusTo }: ShareSheetProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
          className="dialog-rise fixed inset-0 z-50 m-auto h-fit max-h-[94svh] w-[min(26rem,94vw)] overflow-y-auto rounded-card bg-linen-50 p-6 text-ink"
        >
          <Dialog.Title className="pr-12 font-display text-title">Share</Dialog.Title>
          <p dir="auto" className="mt-1 mb-5 wrap-anywhere text-ink-soft">
            {shared.title}
          </p>
          <ShareWays shared={shared} />
          <Dialog.Close
            aria-label="Close"
            className="hover:bg-linen-100 absolute top-4 right-4 grid size-11 place-items-center rounded-full"
          >
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
