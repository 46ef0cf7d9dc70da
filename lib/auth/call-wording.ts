import { asSentence, type SubmissionWording } from "@/lib/forms/form-wording";

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

export const CALL_WORDING: Readonly<Record<MemberCall, SubmissionWording>> = {
  "generate-otp": {
    refused: (t, sentence) => sentence || t("userNotFound"),
    broken: asSentence,
  },
  "resend-otp": {
    refused: (t, reason) => (reason ? t("otpNotResent", { reason }) : t("otpNotResentNoReason")),
    broken: (t) => t("otpResendBroken"),
  },
  "verify-otp": {
    refused: (t, sentence) => sentence || t("otpInvalid"),
    broken: (t) => t("otpVerifyBroken"),
  },
  "generate-otp-signup": {
    refused: (t, sentence) => sentence || t("codeNotSent"),
    broken: asSentence,
  },
  "resend-otp-signup": {
    refused: (t, reason) => (reason ? t("otpResendError", { reason }) : t("otpResendRefused")),
    broken: (t, reason) => t("otpResendError", { reason }),
  },
  signup: {
    refused: (t, sentence) => t("otpVerifyError", { reason: sentence || t("otpInvalid") }),
    broken: (t, reason) => t("otpVerifyError", { reason }),
  },
  "update-profile": {
    refused: (t, sentence) => sentence || t("profileNotUpdated"),
    broken: asSentence,
  },
  delete: {
    refused: (t, sentence) => sentence || t("accountNotDeleted"),
    broken: asSentence,
  },
  export: {
    refused: (t, sentence) => sentence || t("dataNotDownloaded"),
    broken: asSentence,
  },
};
