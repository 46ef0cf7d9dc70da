"use client";

import { Link, useAuth } from "@payloadcms/ui";

import { hasAdminRole, type User } from "../access/roles";
import { CONSENT_SEARCH_PATH, HAND_OVER_PATH } from "./menu";

/** Shows the menu's links to pages outside collections. */
export function MenuLinks() {
  const { user } = useAuth<NonNullable<User>>();
  return (
    <>
      <MenuLink href={CONSENT_SEARCH_PATH} label="Find consents" />
      {hasAdminRole(user) && <MenuLink href={HAND_OVER_PATH} label="Hand over" />}
    </>
  );
}

function MenuLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className="nav__link" href={href} prefetch={false}>
      <span className="nav__link-label">{label}</span>
    </Link>
  );
}
