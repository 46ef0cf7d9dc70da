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

type CallWording = SubmissionWording & { done: string };

const asSentence = (reason: string) => reason.charAt(0).toUpperCase() + reason.slice(1);

export const CALL_WORDING: Readonly<Record<MemberCall, CallWording>> = {
  "generate-otp": {
    done: "OTP sent successfully.",
    refused: (sentence) => sentence || "User not found.",
    broken: asSentence,
  },
  "resend-otp": {
    done: "OTP resent successfully.",
    refused: (sentence) => `Failed to resend OTP. ${sentence}`.trim(),
    broken: () => "Error resending OTP.",
  },
  "verify-otp": {
    done: "Login successful!",
    refused: (sentence) => sentence || "Invalid OTP.",
    broken: () => "Error verifying OTP.",
  },
  "generate-otp-signup": {
    done: "OTP sent successfully!",
    refused: (sentence) => sentence || "We could not send a code to this address.",
    broken: asSentence,
  },
  "resend-otp-signup": {
    done: "OTP sent successfully!",
    refused: (sentence) => `Error resending OTP: ${sentence || "it was refused."}`,
    broken: (reason) => `Error resending OTP: ${reason}`,
  },
  signup: {
    done: "Signup successful!",
    refused: (sentence) => `Error verifying OTP: ${sentence || "Invalid OTP."}`,
    broken: (reason) => `Error verifying OTP: ${reason}`,
  },
  "update-profile": {
    done: "Profile updated successfully",
    refused: (sentence) => sentence || "Your profile could not be changed.",
    broken: asSentence,
  },
  delete: {
    done: "Your account is deleted.",
    refused: (sentence) => sentence || "Your account could not be deleted.",
    broken: asSentence,
  },
  export: {
    done: "Your data is downloaded.",
    refused: (sentence) => sentence || "Your data could not be downloaded.",
    broken: asSentence,
  },
};
