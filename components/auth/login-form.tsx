"use client";

import { FormField } from "@/components/forms/form-field";
import { EarlierCodeButton, OtpSteps, useOtpFlow, type OtpFlow } from "./otp-flow";
import { MemberForm, useMemberForm } from "./member-form";

const CALLS = { request: "generate-otp", resend: "resend-otp", verify: "verify-otp" } as const;

const EMPTY = { email: "" } as const;

const loadRequestSchema = () =>
  import("@/lib/auth/member-schemas").then(({ loginRequestSchema }) => loginRequestSchema);

const loadCodeSchema = () => import("@/lib/auth/member-schemas").then(({ codeSchema }) => codeSchema);

/** Logging in by a one-time code. */
export function LoginForm({ next }: { next: string }) {
  const flow = useOtpFlow({ purpose: "login", calls: CALLS, next });
  return (
    <OtpSteps
      flow={flow}
      label="Log in"
      submitText="Verify and log in"
      loadSchema={loadCodeSchema}
      backText="Change the email address"
    >
      <EmailStep flow={flow} />
    </OtpSteps>
  );
}

function EmailStep({ flow }: { flow: OtpFlow }) {
  const { pending, request } = flow;
  const form = useMemberForm({
    name: "login",
    empty: EMPTY,
    ...(pending && { prefilled: { email: pending.email } }),
    loadSchema: loadRequestSchema,
    send: ({ email }) => request({ email: String(email), firstName: "", lastName: "" }),
  });
  return (
    <MemberForm
      form={form}
      label="Log in"
      submitText="Send OTP"
      busyText="Sending..."
      takesFocus={pending !== null}
      actions={<EarlierCodeButton flow={flow} />}
    >
      <FormField
        {...form.field("email")}
        label="Email"
        hint="We send a one-time code to it. You need no password."
        required
        type="email"
        autoComplete="email"
      />
    </MemberForm>
  );
}
