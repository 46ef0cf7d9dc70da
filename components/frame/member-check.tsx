"use client";

import { useAtRest } from "@/components/ui/use-at-rest";
import { isLoggedIn } from "@/lib/member/member-storage";

const CHECKED_KEY = "memberChecked";

/** Where somebody seems to be logged in, asks the site once in each tab whether they are. Shows nothing. */
export function MemberCheck() {
  useAtRest(checkOnce);
  return null;
}

async function checkOnce(): Promise<void> {
  if (!isLoggedIn() || window.sessionStorage.getItem(CHECKED_KEY)) return;
  window.sessionStorage.setItem(CHECKED_KEY, "1");
  const { followSession } = await import("@/lib/member/follow-session");
  await followSession();
}
