"use client";

import { useEffect, useState } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { isLoggedIn } from "@/lib/auth/member-storage";

const loadQuestion = () => import("./still-logged-in");

type AnonymousOnlyProps = {
  /** Whether the browser came with a session. */
  hasSession: boolean;
  /** Where a member goes on to: a path of this site. */
  next: string;
  children: React.ReactNode;
};

/** What is for visitors who have not logged in. Whoever has, in this browser, is asked whether to go on as they are. */
export function AnonymousOnly({ hasSession, next, children }: AnonymousOnlyProps) {
  const [question, load] = useOnDemand(loadQuestion);
  const [isMissing, setMissing] = useState(false);
  /** Whether there is one by now: the browser may show the page as it was before a login elsewhere. */
  const [isFound, setFound] = useState(false);
  const isAsked = hasSession || isFound;

  useEffect(() => {
    if (isAsked) void load().then((isLoaded) => setMissing(!isLoaded));
    else if (isLoggedIn()) void isStillLoggedIn().then(setFound);
  }, [isAsked, load]);

  if (!isAsked || isMissing) return children;
  if (question) return <question.StillLoggedIn next={next}>{children}</question.StillLoggedIn>;
  return (
    <p role="status" className="noscript:hidden">
      Loading...
    </p>
  );
}

async function isStillLoggedIn(): Promise<boolean> {
  const { followSession } = await import("@/lib/auth/follow-session");
  await followSession();
  return isLoggedIn();
}
