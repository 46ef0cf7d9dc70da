import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page whose controls come, go and are disabled for a while. Once a control with the
 * focus is gone, the one named by a `data-opener` around it gets it, or else the part itself.
 * @returns What the part's element needs.
 */
export function useKeptFocus() {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!part.current) return undefined;
    const observer = new MutationObserver(() => {
      const control = last.current;
      if (!control || document.activeElement !== document.body) return;
      const opener = control.closest<HTMLElement>("[data-opener]")?.dataset.opener;
      const next = control.isConnected ? control : (document.getElementById(opener ?? "") ?? part.current);
      next?.focus({ preventScroll: true });
    });
    observer.observe(part.current, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, []);
  return {
    ref: part,
    tabIndex: -1,
    // React also passes the events of dialogs that open from here.
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(target)) last.current = target;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      // Browsers take the focus from a control that is disabled, and staff haven't moved it.
      if (!target.matches(":disabled")) last.current = undefined;
    },
  };
}
