"use client";

import { useEffect, useState } from "react";
import { dropMember, isLoggedIn, rememberMember } from "@/lib/member/member-storage";
import { fullName, type Member } from "@/lib/member/member";
import { logError } from "@/lib/log";
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from "@/components/ui/button-style";
import { logOut } from "./log-out";

type AnonymousOnlyProps = {
  /** Whether the browser came with a session. */
  hasSession: boolean;
  /** Where a member goes on to: a path of this site. */
  next: string;
  children: React.ReactNode;
};

/**
 * What is for visitors who have not logged in. Whoever has, in this browser, is asked whether to go on as they are: the
 * session may be there while local storage, which the browser can lose, tells of nobody.
 */
export function AnonymousOnly({ hasSession, next, children }: AnonymousOnlyProps) {
  const [member, setMember] = useState<Member | null>(null);
  const [isAsking, setAsking] = useState(hasSession);

  useEffect(() => {
    if (!hasSession) {
      if (isLoggedIn()) dropMember();
      return;
    }
    let isHere = true;
    void whoIsLoggedIn().then((found) => {
      if (!isHere) return;
      setMember(found);
      setAsking(false);
    });
    return () => {
      isHere = false;
    };
  }, [hasSession]);

  if (isAsking)
    return (
      <p role="status" className="noscript:hidden">
        Loading...
      </p>
    );
  if (!member) return children;
  return (
    <StillLoggedIn
      member={member}
      next={next}
      onLoggedOut={() => {
        setMember(null);
      }}
    />
  );
}

type StillLoggedInProps = { member: Member; next: string; onLoggedOut: () => void };

function StillLoggedIn({ member, next, onLoggedOut }: StillLoggedInProps) {
  return (
    <div className="grid gap-6">
      <p role="status" className="text-lead">
        You are still logged in as <bdi className="font-semibold">{fullName(member) || member.email}</bdi>.
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={`${PRIMARY_BUTTON} min-h-13`}
          onClick={() => {
            rememberMember(member);
            window.location.replace(next);
          }}
        >
          Continue
        </button>
        <button
          type="button"
          className={`${SECONDARY_BUTTON} min-h-13`}
          onClick={() => {
            void logOut().then((isOut) => {
              if (isOut) onLoggedOut();
            });
          }}
        >
          Log out
        </button>
      </div>
    </div>
  );
}

/** Where the site does not answer, the form is there. */
async function whoIsLoggedIn(): Promise<Member | null> {
  try {
    const { askWhoIsLoggedIn } = await import("@/lib/site-api/session");
    return await askWhoIsLoggedIn();
  } catch (error) {
    logError("session-not-known", error);
    return null;
  }
}
