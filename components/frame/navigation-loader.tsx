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
    const leave = (event: MouseEvent) => {
      if (startsNavigation(event)) setLeaving(true);
    };
    const comeBack = () => {
      setLeaving(false);
    };
    document.addEventListener("click", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      document.removeEventListener("click", leave);
      window.removeEventListener("pageshow", comeBack);
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
function startsNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !event.defaultPrevented || link.hasAttribute("aria-haspopup")) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
