"use client";

import { NavLink } from "@/components/ui/nav-link";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import { forgetMember, useIsLoggedIn } from "@/lib/member/member-storage";
import { MENU_ITEM_STYLE } from "./menu-item-style";

/** Login for an anonymous visitor, Logout for a member. */
export function AccountItem() {
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) {
    return (
      <NavLink href="/login" className={MENU_ITEM_STYLE}>
        Login
      </NavLink>
    );
  }
  return (
    <button type="button" className={MENU_ITEM_STYLE} onClick={logout}>
      Logout
    </button>
  );
}

function logout() {
  forgetMember();
  notify("Logout successfully", TOAST_DURATION_MS.frame);
}
