"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { syncSession } from "@/lib/auth/sync-session";
import type { Member } from "@/lib/http/answer";
import { useMember } from "@/lib/auth/member-storage";
import { paths, withNext } from "@/lib/paths";
import { useHydrated } from "@/lib/utils/hooks";

type ProtectedRouteProps = {
  /** The page's own path, to which the login returns. */
  path: string;
  children: (member: Member) => React.ReactNode;
};

/**
 * Renders its children for a member. Without a userId in local storage, as always in the server's HTML, it renders
 * nothing and redirects to the login. Logging out while it is shown leads to the home page.
 */
export function ProtectedRoute({ path, children }: ProtectedRouteProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const member = useMember();
  const wasShown = useRef(false);
  const leave = useEffectEvent(() => {
    router.replace(wasShown.current ? paths.home : withNext(paths.login, path));
  });
  const isAnonymous = isHydrated && !member;
  useEffect(() => {
    if (isAnonymous) leave();
    else wasShown.current = isHydrated;
  }, [isAnonymous, isHydrated]);
  return member && children(member);
}

/** Renders its children once the session has confirmed the member: local storage may be about another one. */
export function SessionGate({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<"loading" | "confirmed" | "unreachable">("loading");
  useEffect(() => {
    let isMounted = true;
    void syncSession().then((isAnswered) => {
      if (isMounted) setState(isAnswered ? "confirmed" : "unreachable");
    });
    return () => {
      isMounted = false;
    };
  }, []);

  if (state === "confirmed") return children;
  return (
    <p role="status">
      {state === "loading"
        ? "Loading..."
        : "We could not reach our server. Please check your connection and reload the page."}
    </p>
  );
}
