"use client";

import { useEffect, useState } from "react";

/** Above this vertical scroll, in pixels, the header has its scrolled style. */
const SCROLLED_ABOVE_PX = 20;

/** The header's bar, darker once the page has been scrolled. */
export function StickyHeader({ children }: { children: React.ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLLED_ABOVE_PX);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return (
    <header
      data-scrolled={scrolled}
      className="sticky top-0 z-30 bg-dusk-900 text-dusk-100 transition-colors duration-modal data-[scrolled=true]:bg-dusk-950 data-[scrolled=true]:shadow-lift noscript:relative"
    >
      {children}
    </header>
  );
}
