"use client";

import { useEffect, useState } from "react";
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from "@/components/ui/button-style";
import { logError } from "@/lib/utils/log";
import { fullName } from "@/lib/auth/full-name";
import type { Member } from "@/lib/auth/member";
import { rememberMember } from "@/lib/auth/member-storage";
import { askWhoIsLoggedIn } from "@/lib/browser/session";
import { logOut } from "./log-out";

type StillLoggedInProps = {
  /** Where a member goes on to: a path of this site. */
  next: string;
  /** What is there for whoever has not logged in, or logs out now. */
  children: React.ReactNode;
};

/**
 * Asks whoever has logged in already whether to go on as they are: the session may be there while local storage, which
 * the browser can lose, tells of nobody.
 */
export function StillLoggedIn({ next, children }: StillLoggedInProps) {
  const [member, setMember] = useState<Member | null>();
  useEffect(() => {
    let isHere = true;
    void whoIsLoggedIn().then((found) => {
      if (isHere) setMember(found);
    });
    return () => {
      isHere = false;
    };
  }, []);

  if (member === undefined) return <p role="status">Loading...</p>;
  if (member === null) return children;
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
              if (isOut) setMember(null);
            });
          }}
        >
          Log out
        </button>
      </div>
    </div>
  );
}

/** Where the site does not answer, nobody is. */
async function whoIsLoggedIn(): Promise<Member | null> {
  try {
    return await askWhoIsLoggedIn();
  } catch (error) {
    logError("session-not-known", error);
    return null;
  }
}
