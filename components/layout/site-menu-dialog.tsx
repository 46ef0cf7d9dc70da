"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type MouseEvent, type RefObject, useEffect } from "react";

const MENU_ACTIVE_CLASS = "menu-active";

type SiteMenuDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  children: React.ReactNode;
};

export function SiteMenuDialog({ open, onOpenChange, returnFocusTo, children }: SiteMenuDialogProps) {
  useEffect(() => {
    document.body.classList.toggle(MENU_ACTIVE_CLASS, open);
    return () => document.body.classList.remove(MENU_ACTIVE_CLASS);
  }, [open]);

  function closeOnItem(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) onOpenChange(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeOnItem}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
          className="dialog-slide fixed inset-y-0 right-0 z-50 flex w-[min(24rem,88vw)] flex-col overflow-y-auto bg-dusk-800 px-8 pb-10 text-dusk-100"
        >
          <div className="sticky top-0 -mx-8 flex items-center justify-between bg-dusk-800 px-8 py-3">
            <Dialog.Title className="font-text text-caption text-dusk-300">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="-mr-3 grid size-11 place-items-center rounded-full hover:bg-dusk-700"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
