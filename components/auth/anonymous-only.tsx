"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLazyModule } from "@/components/ui/use-lazy-module";
import { isLoggedIn } from "@/lib/auth/member-storage";

const loadStillLoggedIn = () => import("./still-logged-in");

type AnonymousOnlyProps = {
  /** Whether the request had a session cookie. */
  hasSession: boolean;
  next: string;
  children: React.ReactNode;
};

export function AnonymousOnly({ hasSession, next, children }: AnonymousOnlyProps) {
  const t = useTranslations("layout");
  const [stillLoggedIn, load] = useLazyModule(loadStillLoggedIn);
  const [isMissing, setMissing] = useState(false);
  /** A page from the back/forward cache may predate the login. */
  const [isSessionFound, setSessionFound] = useState(false);
  const mayBeLoggedIn = hasSession || isSessionFound;

  useEffect(() => {
    if (mayBeLoggedIn) void load().then((isLoaded) => setMissing(!isLoaded));
    else if (isLoggedIn()) void isStillLoggedIn().then(setSessionFound);
  }, [mayBeLoggedIn, load]);

  if (!mayBeLoggedIn || isMissing) return children;
  if (stillLoggedIn) return <stillLoggedIn.StillLoggedIn next={next}>{children}</stillLoggedIn.StillLoggedIn>;
  return (
    <p role="status" className="noscript:hidden">
      {t("loading")}
    </p>
  );
}

async function isStillLoggedIn(): Promise<boolean> {
  const { syncSession } = await import("@/lib/auth/sync-session");
  await syncSession();
  return isLoggedIn();
}
