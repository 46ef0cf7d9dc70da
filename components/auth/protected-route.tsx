"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Member } from "@/lib/auth/member";
import { useMember } from "@/lib/auth/member-storage";
import { withNext } from "@/lib/auth/next-path";
import { useHydrated } from "@/lib/browser/use-hydrated";

type ProtectedRouteProps = {
  /** The page's own path, to which a login leads back. */
  path: string;
  children: (member: Member) => React.ReactNode;
};

/**
 * What only members see (specification section 2): without a stored userId it shows nothing and leads to the login. The
 * server's HTML is always empty. Whoever logs out while it is open goes home.
 */
export function ProtectedRoute({ path, children }: ProtectedRouteProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const member = useMember();
  const wasShown = useRef(false);
  const leave = useEffectEvent(() => {
    router.replace(wasShown.current ? "/" : withNext("/login", path));
  });
  const isAnonymous = isHydrated && !member;
  useEffect(() => {
    if (isAnonymous) leave();
    else wasShown.current = isHydrated;
  }, [isAnonymous, isHydrated]);
  return member && children(member);
}
