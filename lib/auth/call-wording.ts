import { OTP_INVALID, USER_NOT_FOUND } from "@lampstand/contract/wording";
import type { SubmissionWording } from "@/lib/forms/form-wording";

export const MEMBER_CALLS = [
  "generate-otp",
  "resend-otp",
  "verify-otp",
  "generate-otp-signup",
  "resend-otp-signup",
  "signup",
  "update-profile",
  "delete",
  "export",
] as const;

export type MemberCall = (typeof MEMBER_CALLS)[number];

export const OTP_RESENT = "OTP resent successfully.";

const asSentence = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1);

export const CALL_WORDING: Readonly<Record<MemberCall, SubmissionWording>> = {
  "generate-otp": {
    refused: (sentence) => sentence || USER_NOT_FOUND,
    broken: asSentence,
  },
  "resend-otp": {
    refused: (sentence) => `Failed to resend OTP. ${sentence}`.trim(),
    broken: () => "Error resending OTP.",
  },
  "verify-otp": {
    refused: (sentence) => sentence || OTP_INVALID,
    broken: () => "Error verifying OTP.",
  },
  "generate-otp-signup": {
    refused: (sentence) => sentence || "We couldn’t send a code to this address.",
    broken: asSentence,
  },
  "resend-otp-signup": {
    refused: (sentence) => `Error resending OTP: ${sentence || "it was refused."}`,
    broken: (reason) => `Error resending OTP: ${reason}`,
  },
  signup: {
    refused: (sentence) => `Error verifying OTP: ${sentence || OTP_INVALID}`,
    broken: (reason) => `Error verifying OTP: ${reason}`,
  },
  "update-profile": {
    refused: (sentence) => sentence || "We couldn’t update your profile.",
    broken: asSentence,
  },
  delete: {
    refused: (sentence) => sentence || "We couldn’t delete your account.",
    broken: asSentence,
  },
  export: {
    refused: (sentence) => sentence || "We couldn’t download your data.",
    broken: asSentence,
  },
};
