"use client";

import { useEffect, useState } from "react";

const SCROLLED_ABOVE_PX = 20;

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
      className="sticky top-0 z-30 bg-dusk-900 text-dusk-100 transition-colors duration-modal data-[scrolled=true]:bg-dusk-950 data-[scrolled=true]:shadow-lift noscript:relative sideways:relative"
    >
      {children}
    </header>
  );
}
