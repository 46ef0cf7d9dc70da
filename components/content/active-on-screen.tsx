"use client";

import { useEffect, useRef, useState } from "react";

/** Sets `data-active` to whether the section is in the viewport. */
export function ActiveOnScreen({ className, children }: { className: string; children: React.ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(([entry]) => setActive(entry?.isIntersecting ?? false));
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} data-active={active} className={className}>
      {children}
    </section>
  );
}
