"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

export function NavigationLoader() {
  return <PageLoader key={usePathname()} />;
}

/** Keyed by page: the next page gets a new instance, which shows nothing. */
function PageLoader() {
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

/** The link, if the router handles the click: it has prevented the default, and no dialog opens. */
export function navigatingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !event.defaultPrevented || link.hasAttribute("aria-haspopup")) return null;
  return link.origin === window.location.origin ? link : null;
}
