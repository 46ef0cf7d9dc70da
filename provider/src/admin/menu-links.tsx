"use client";

import { Link, useAuth } from "@payloadcms/ui";

import { hasAdminRole, type User } from "../access/roles";
import { CONSENT_SEARCH_PATH, HAND_OVER_PATH } from "./menu";
import { useText } from "./texts/use-text";

/** Shows the menu's links to pages outside collections. */
export function MenuLinks() {
  const t = useText();
  const { user } = useAuth<NonNullable<User>>();
  return (
    <>
      <MenuLink href={CONSENT_SEARCH_PATH} label={t("menu:findConsents")} />
      {hasAdminRole(user) && <MenuLink href={HAND_OVER_PATH} label={t("menu:handOver")} />}
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
