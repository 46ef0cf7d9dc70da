"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { logError } from "@/lib/utils/log";
import { fullName, rememberMember } from "@/lib/auth/member-storage";
import type { Member } from "@/lib/api-client/answer";
import { fetchSession } from "@/lib/auth/call-member";
import { logOut } from "./log-out";

type StillLoggedInProps = {
  next: string;
  children: React.ReactNode;
};

/** The browser may have lost its local storage but still have the session cookie. */
export function StillLoggedIn({ next, children }: StillLoggedInProps) {
  const t = useTranslations("member");
  const layout = useTranslations("layout");
  const [member, setMember] = useState<Member | null>();
  useEffect(() => {
    let isMounted = true;
    void sessionMember().then((found) => {
      if (isMounted) setMember(found);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  if (member === undefined) return <p role="status">{layout("loading")}</p>;
  if (member === null) return children;
  return (
    <div className="grid gap-6">
      <p role="status" className="text-lead">
        {t.rich("stillLoggedIn", {
          name: () => <bdi className="font-semibold">{fullName(member) || member.email}</bdi>,
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          onClick={() => {
            rememberMember(member);
            window.location.replace(next);
          }}
        >
          {t("continue")}
        </Button>
        <Button
          look="secondary"
          size="large"
          onClick={() => {
            void logOut(layout).then((isOut) => {
              if (isOut) setMember(null);
            });
          }}
        >
          {t("logout")}
        </Button>
      </div>
    </div>
  );
}

/** Returns `null` also if the site does not answer. */
async function sessionMember(): Promise<Member | null> {
  try {
    return await fetchSession();
  } catch (error) {
    logError("session-not-known", error);
    return null;
  }
}
