"use client";

import { Menu } from "lucide-react";
import { useRef, useState } from "react";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import { useOnDemand } from "@/components/ui/use-on-demand";

const loadDialog = () => import("./site-menu-dialog");

/** The hamburger. The side menu's code is fetched when a visitor reaches for it. */
export function SiteMenu({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const [dialog, load] = useOnDemand(loadDialog);
  const button = useRef<HTMLButtonElement>(null);

  async function openMenu() {
    const loaded = await load();
    setOpen(loaded);
    if (!loaded)
      notify("The menu could not be loaded. Please check your connection.", TOAST_DURATION_MS.frame);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void openMenu()}
        className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-dusk-700 noscript:hidden"
      >
        <Menu aria-hidden="true" />
      </button>
      {dialog && (
        <dialog.SiteMenuDialog open={open} onOpenChange={setOpen} returnFocusTo={button}>
          {children}
        </dialog.SiteMenuDialog>
      )}
    </>
  );
}
