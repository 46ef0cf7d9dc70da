import "client-only";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns false in the server's HTML and until React has hydrated it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
