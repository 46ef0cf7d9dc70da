"use client";

import { useTranslations } from "next-intl";
import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { notify, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { useWindowLoad } from "@/components/ui/use-lazy-module";
import { isLoggedIn } from "@/lib/auth/member-storage";
import { followClearing, readItem, writeItem } from "@/lib/utils/web-storage";

export function PageEffects() {
  useScrollToTop();
  useFontsThatWaited();
  useConnectionToasts();
  useEffect(followClearing, []);
  useWindowLoad(checkSessionDaily);
  return null;
}

/** Also scrolls on back, forward and links to this page, but not on the first page, which may already be scrolled. */
function useScrollToTop() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    // Otherwise the browser restores the position after "back" and "forward".
    window.history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!window.location.hash) scrollToTop();
  }, [pathname]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = navigatingLink(event);
      if (link && leadsToThisPage(link)) scrollToTop();
    };
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", follow);
    };
  }, []);
}

/** Text read before its fonts loaded keeps the fallback font, since it would move. The next page uses the fonts. */
function useFontsThatWaited() {
  const pathname = usePathname();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (first.current !== pathname) delete document.documentElement.dataset.waits;
  }, [pathname]);
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** A different query is another page, or a place in this one, such as a second of a video. */
function leadsToThisPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const here = window.location;
  return pathname === here.pathname && (search === "" || search === here.search) && hash === "";
}

function useConnectionToasts() {
  const t = useTranslations("layout");
  useEffect(() => {
    const lost = () => notify(t("offline"), TOAST_DURATION_MS.short);
    const back = () => notify(t("backOnline"), TOAST_DURATION_MS.short);
    const ending = new AbortController();
    window.addEventListener("offline", lost, ending);
    window.addEventListener("online", back, ending);
    return () => {
      ending.abort();
    };
  }, [t]);
}

const CHECKED_KEY = "memberChecked";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs once a day in each tab, if local storage names a member. */
async function checkSessionDaily(): Promise<void> {
  if (!isLoggedIn() || isLessThanADayAway(Number(readItem("sessionStorage", CHECKED_KEY)))) return;
  const { syncSession } = await import("@/lib/auth/sync-session");
  if (await syncSession()) writeItem("sessionStorage", CHECKED_KEY, String(Date.now()));
}

/** Also ignores a time far in the future, which comes from a wrong clock. */
function isLessThanADayAway(time: number): boolean {
  return Math.abs(Date.now() - time) < DAY_MS;
}

export function NavigationLoader() {
  return <PageLoader key={usePathname()} />;
}

/** Keyed by page: the next page gets a new instance, which shows nothing. */
function PageLoader() {
  const t = useTranslations("layout");
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = navigatingLink(event);
      if (link) setLeaving(link.pathname !== window.location.pathname);
    };
    const stay = () => {
      setLeaving(false);
    };
    const ending = new AbortController();
    document.addEventListener("click", follow, ending);
    window.addEventListener("popstate", stay, ending);
    window.addEventListener("pageshow", stay, ending);
    return () => {
      ending.abort();
    };
  }, []);

  if (!leaving) return null;
  return (
    <div role="status" className="loader-overlay">
      <span className="loader-flame" />
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}

/** Returns the clicked link if the router handles the click: it has prevented the default, and no dialog opens. */
export function navigatingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !event.defaultPrevented || link.hasAttribute("aria-haspopup")) return null;
  return link.origin === window.location.origin ? link : null;
}
