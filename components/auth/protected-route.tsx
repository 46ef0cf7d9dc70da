"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocalPath } from "@/components/ui/link";
import { syncSession } from "@/lib/auth/sync-session";
import type { Member } from "@/lib/api-client/answer";
import { useMember } from "@/lib/auth/member-storage";
import { paths, withNext } from "@/lib/paths";
import { useHydrated } from "@/lib/utils/hooks";

type ProtectedRouteProps = {
  path: string;
  children: (member: Member) => React.ReactNode;
};

/** Leaves the server's HTML empty, since the server knows no member. Leads home when the member logs out. */
export function ProtectedRoute({ path, children }: ProtectedRouteProps) {
  const router = useRouter();
  const localPath = useLocalPath();
  const isHydrated = useHydrated();
  const member = useMember();
  const wasShown = useRef(false);
  const leave = useEffectEvent(() => {
    router.replace(localPath(wasShown.current ? paths.home : withNext(paths.login, path)));
  });
  const isAnonymous = isHydrated && !member;
  useEffect(() => {
    if (isAnonymous) leave();
    else wasShown.current = isHydrated;
  }, [isAnonymous, isHydrated]);
  return member && children(member);
}

/** Local storage and the session may name different members. */
export function SessionGate({ children }: { children: React.ReactNode }) {
  const t = useTranslations("member");
  const layout = useTranslations("layout");
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
  return <p role="status">{state === "loading" ? layout("loading") : t("notReached")}</p>;
}
