"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Specification section 2: on every navigation, back and forward too, the page scrolls to the top. */
export function ScrollToTop() {
  const pathname = usePathname();
  useEffect(() => {
    // Otherwise the browser takes the page back to where it was after "back" and "forward".
    window.history.scrollRestoration = "manual";
  }, []);
  useEffect(() => {
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return null;
}
