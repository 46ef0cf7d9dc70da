"use client";

import Link from "next/link";
import { useEffect } from "react";
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from "@/components/ui/button-style";
import { followSession } from "@/lib/auth/follow-session";
import { fullName } from "@/lib/auth/full-name";
import type { Member } from "@/lib/auth/member";
import { BareMemberPage } from "./bare-member-page";
import { DownloadData } from "./download-data";
import { logOut } from "./log-out";
import { ProtectedRoute } from "./protected-route";
import { TEXT_LINK } from "./text-link";

/** The profile (specification section 2). It shows what the browser has kept, and then what the session says. */
export function ProfileScreen() {
  useEffect(() => {
    void followSession();
  }, []);
  return <ProtectedRoute path="/profile">{(member) => <Profile member={member} />}</ProtectedRoute>;
}

function Profile({ member }: { member: Member }) {
  return (
    <BareMemberPage title="Your profile">
      <dl className="grid gap-5">
        <Fact name="Name">{fullName(member) || "Not given"}</Fact>
        <Fact name="Email">{member.email}</Fact>
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href="/profile/edit" prefetch={false} className={`${PRIMARY_BUTTON} min-h-13`}>
          Edit profile
        </Link>
        <button type="button" onClick={() => void logOut()} className={`${SECONDARY_BUTTON} min-h-13`}>
          Logout
        </button>
      </div>
      <section className="mt-8 grid justify-items-start gap-3 border-t border-ink/15 pt-6">
        <h2 className="text-title">Your devices and data</h2>
        <p>Somebody else may use a device that you have logged in on? End your login everywhere, here too.</p>
        <button
          type="button"
          onClick={() => void logOut({ everywhere: true })}
          className={`${SECONDARY_BUTTON} min-h-13`}
        >
          Log out everywhere
        </button>
        <p className="mt-3">All that is stored about you, as a file.</p>
        <DownloadData />
        <p className="mt-3">
          <Link href="/profile/delete" prefetch={false} className={`${TEXT_LINK} inline-block py-2.5`}>
            Delete my account
          </Link>
        </p>
      </section>
    </BareMemberPage>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="text-lead font-semibold" dir="auto">
        {children}
      </dd>
    </div>
  );
}
