"use client";

import { Link } from "@payloadcms/ui";

import { CONSENT_SEARCH_PATH } from "../menu";

/** The menu's way to the search for consents. */
export function ConsentSearchLink() {
  return (
    <Link className="nav__link" href={CONSENT_SEARCH_PATH} prefetch={false}>
      <span className="nav__link-label">Find consents</span>
    </Link>
  );
}
