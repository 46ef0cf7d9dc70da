import "client-only";
import { OTP_RESEND_SECONDS } from "@lampstand/contract/limits";
import { useMemo } from "react";
import { storedChoice } from "@/lib/utils/web-storage";

export const RESEND_AFTER_MS = OTP_RESEND_SECONDS * 1000;

export type PendingCode = {
  purpose: "login" | "signup";
  email: string;
  firstName: string;
  lastName: string;
  resendAt: number; // milliseconds since 1970
};

const kept = storedChoice("sessionStorage", "pendingCode");

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
