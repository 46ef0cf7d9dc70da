import "client-only";
import { useMemo } from "react";
import { storedChoice } from "@/lib/utils/web-storage";

/** How long until another code can be asked for, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;

/** A code that was sent and not yet used: what it was asked for with, never the code. */
export type PendingCode = {
  purpose: "login" | "signup";
  email: string;
  firstName: string;
  lastName: string;
  /** When another one can be asked for, in milliseconds since 1970. */
  resendAt: number;
};

const kept = storedChoice("sessionStorage", "pendingCode");

/** The code that this tab waits for; `null` when there is none. It outlives a reload. */
export function usePendingCode(purpose: PendingCode["purpose"]): PendingCode | null {
  const text = kept.use();
  return useMemo(() => {
    const fields = new URLSearchParams(text ?? "");
    const email = fields.get("email");
    if (!email || fields.get("purpose") !== purpose) return null;
    const [firstName, lastName] = [fields.get("firstName") ?? "", fields.get("lastName") ?? ""];
    return { purpose, email, firstName, lastName, resendAt: Number(fields.get("resendAt")) || 0 };
  }, [text, purpose]);
}

export function keepPendingCode({ resendAt, ...texts }: PendingCode): void {
  kept.set(new URLSearchParams({ ...texts, resendAt: String(resendAt) }).toString());
}

export function forgetPendingCode(): void {
  kept.set("");
}
