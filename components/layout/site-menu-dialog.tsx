"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type MouseEvent, useEffect } from "react";
import { Dialog, DialogClose, DialogTitle } from "@/components/ui/dialog";

const MENU_ACTIVE_CLASS = "menu-active";

type SiteMenuDialogProps = Pick<ComponentProps<typeof Dialog>, "onOpenChange" | "returnFocusTo"> & {
  open: boolean;
  children: React.ReactNode;
};

export function SiteMenuDialog({ children, ...dialog }: SiteMenuDialogProps) {
  const t = useTranslations("layout");
  const { open, onOpenChange } = dialog;
  useEffect(() => {
    document.body.classList.toggle(MENU_ACTIVE_CLASS, open);
    return () => document.body.classList.remove(MENU_ACTIVE_CLASS);
  }, [open]);

  function closeOnItem(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) onOpenChange(false);
  }

  return (
    <Dialog
      {...dialog}
      onClick={closeOnItem}
      className="dialog-slide fixed inset-y-0 end-0 z-50 flex w-[min(24rem,88vw)] flex-col overflow-y-auto bg-dusk-800 px-8 pb-10 text-dusk-100"
    >
      <div className="sticky top-0 -mx-8 flex items-center justify-between bg-dusk-800 px-8 py-3">
        <DialogTitle className="font-text text-caption text-dusk-300">{t("menu")}</DialogTitle>
        <DialogClose label={t("closeMenu")} className="-me-3 hover:bg-dusk-700" />
      </div>
      {children}
    </Dialog>
  );
}
