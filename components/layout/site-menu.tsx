"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { logOut } from "@/components/auth/log-out";
import { NavLink } from "@/components/ui/nav-link";
import { notifyFailure, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { useIsLoggedIn } from "@/lib/auth/member-storage";
import { paths } from "@/lib/paths";

const loadDialog = () => import("./site-menu-dialog");

type SiteMenuProps = { icon: React.ReactNode; children: React.ReactNode };

/** The server renders the icon, so a page doesn’t load its code. */
export function SiteMenu({ icon, children }: SiteMenuProps) {
  const t = useTranslations("layout");
  const [open, setOpen] = useState(false);
  const [dialog, load] = useLazyModule(loadDialog);
  const button = useRef<HTMLButtonElement>(null);

  async function openMenu() {
    const loaded = await load();
    setOpen(loaded);
    if (!loaded) notifyFailure(t("menuNotLoaded"), TOAST_DURATION_MS.long);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void openMenu()}
        className="-me-2 grid size-[44px] place-items-center rounded-full hover:bg-dusk-700 noscript:hidden"
      >
        {icon}
      </button>
      {dialog && (
        <dialog.SiteMenuDialog open={open} onOpenChange={setOpen} returnFocusTo={button}>
          {children}
        </dialog.SiteMenuDialog>
      )}
    </>
  );
}

export function AccountItems({ itemStyle }: { itemStyle: string }) {
  const t = useTranslations("layout");
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) {
    return (
      <li>
        <NavLink href={paths.login} className={itemStyle}>
          {t("login")}
        </NavLink>
      </li>
    );
  }
  return (
    <>
      <li>
        <NavLink href={paths.profile} className={itemStyle}>
          {t("profile")}
        </NavLink>
      </li>
      <li>
        <button type="button" className={itemStyle} onClick={() => void logOut(t)}>
          {t("logout")}
        </button>
      </li>
    </>
  );
}
