import "client-only";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's HTML and until React has taken the page over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the screen is as the media query says; false in the server's HTML. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => {
        list.removeEventListener("change", listener);
      };
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
