"use client";

import { CodeForm } from "@/components/auth/code-form";

const CALLS = { request: "generate-otp-signup", resend: "resend-otp-signup", verify: "signup" } as const;

const loadSchemas = () => import("@/lib/auth/member-schemas");

export function SignupForm({ next }: { next: string }) {
  return (
    <CodeForm
      purpose="signup"
      calls={CALLS}
      next={next}
      label="Sign up"
      submitText="Verify and sign up"
      backText="Change your name or email address"
      asksName
      loadRequestSchema={async () => (await loadSchemas()).signupRequestSchema}
      loadCodeSchema={async () => (await loadSchemas()).signupCodeSchema}
    />
  );
}
