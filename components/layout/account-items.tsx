"use client";

import { logOut } from "@/components/auth/log-out";
import { NavLink } from "@/components/ui/nav-link";
import { useIsLoggedIn } from "@/lib/auth/member-storage";
import { MENU_ITEM_STYLE } from "./menu-item-style";

/** Login for an anonymous visitor; the profile and Logout for a member. */
export function AccountItems() {
  const isLoggedIn = useIsLoggedIn();
  if (!isLoggedIn) {
    return (
      <li>
        <NavLink href="/login" className={MENU_ITEM_STYLE}>
          Login
        </NavLink>
      </li>
    );
  }
  return (
    <>
      <li>
        <NavLink href="/profile" className={MENU_ITEM_STYLE}>
          Profile
        </NavLink>
      </li>
      <li>
        <button type="button" className={MENU_ITEM_STYLE} onClick={() => void logOut()}>
          Logout
        </button>
      </li>
    </>
  );
}
