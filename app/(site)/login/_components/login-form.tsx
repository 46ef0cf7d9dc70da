"use client";

import { CodeForm } from "@/components/auth/code-form";

const CALLS = { request: "generate-otp", resend: "resend-otp", verify: "verify-otp" } as const;

const loadSchemas = () => import("@/lib/auth/member-schemas");

export function LoginForm({ next }: { next: string }) {
  return (
    <CodeForm
      purpose="login"
      calls={CALLS}
      next={next}
      label="Log in"
      submitText="Verify and log in"
      backText="Change the email address"
      loadRequestSchema={async () => (await loadSchemas()).loginRequestSchema}
      loadCodeSchema={async () => (await loadSchemas()).codeSchema}
    />
  );
}
