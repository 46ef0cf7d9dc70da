"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

/** Specification section 2: a loader overlay from the click on a link until its page is there. */
export function NavigationLoader() {
  return <LoaderUntilLeft key={usePathname()} />;
}

/** Belongs to one page: the next page begins with a new one, which shows nothing. */
function LoaderUntilLeft() {
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = navigatingLink(event);
      if (link) setLeaving(link.pathname !== window.location.pathname);
    };
    const stay = () => {
      setLeaving(false);
    };
    document.addEventListener("click", follow);
    window.addEventListener("popstate", stay);
    window.addEventListener("pageshow", stay);
    return () => {
      document.removeEventListener("click", follow);
      window.removeEventListener("popstate", stay);
      window.removeEventListener("pageshow", stay);
    };
  }, []);

  if (!leaving) return null;
  return (
    <div role="status" className="loader-overlay">
      <span className="loader-flame" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}

/** The router prevents the default of the clicks that it takes over; a click that opens a dialog leads nowhere. */
function navigatingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !event.defaultPrevented || link.hasAttribute("aria-haspopup")) return null;
  return link.origin === window.location.origin ? link : null;
}
