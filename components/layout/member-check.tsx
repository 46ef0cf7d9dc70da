"use client";

import { useAtRest } from "@/components/ui/use-at-rest";
import { isLoggedIn } from "@/lib/auth/member-storage";

/** When this tab last heard who is logged in, in milliseconds since 1970. */
const CHECKED_KEY = "memberChecked";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where somebody seems to be logged in, asks the site once a day in each tab whether they are. Shows nothing. */
export function MemberCheck() {
  useAtRest(checkDaily);
  return null;
}

async function checkDaily(): Promise<void> {
  if (!isLoggedIn() || wasToday(Number(window.sessionStorage.getItem(CHECKED_KEY)))) return;
  const { followSession } = await import("@/lib/auth/follow-session");
  if (await followSession()) window.sessionStorage.setItem(CHECKED_KEY, String(Date.now()));
}

/** A moment to come is that of a clock that went wrong. */
function wasToday(moment: number): boolean {
  return Math.abs(Date.now() - moment) < DAY_MS;
}
