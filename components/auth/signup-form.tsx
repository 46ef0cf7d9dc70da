"use client";

import { FormField } from "@/components/forms/form-field";
import { EarlierCodeButton, OtpSteps, useOtpFlow, type OtpFlow } from "./otp-flow";
import { MemberForm, useMemberForm } from "./member-form";

const CALLS = { request: "generate-otp-signup", resend: "resend-otp-signup", verify: "signup" } as const;

const EMPTY = { firstName: "", lastName: "", email: "" } as const;

const loadRequestSchema = () =>
  import("@/lib/auth/member-schemas").then(({ signupRequestSchema }) => signupRequestSchema);

const loadCodeSchema = () =>
  import("@/lib/auth/member-schemas").then(({ signupCodeSchema }) => signupCodeSchema);

/** Signing up by a one-time code. */
export function SignupForm({ next }: { next: string }) {
  const flow = useOtpFlow({ purpose: "signup", calls: CALLS, next });
  return (
    <OtpSteps
      flow={flow}
      label="Sign up"
      submitText="Verify and sign up"
      loadSchema={loadCodeSchema}
      backText="Change your name or email address"
    >
      <DetailsStep flow={flow} />
    </OtpSteps>
  );
}

function DetailsStep({ flow }: { flow: OtpFlow }) {
  const { pending, request } = flow;
  const form = useMemberForm({
    name: "signup",
    empty: EMPTY,
    ...(pending && {
      prefilled: { firstName: pending.firstName, lastName: pending.lastName, email: pending.email },
    }),
    loadSchema: loadRequestSchema,
    send: ({ firstName, lastName, email }) =>
      request({ firstName: String(firstName), lastName: String(lastName), email: String(email) }),
  });
  return (
    <MemberForm
      form={form}
      label="Sign up"
      submitText="Send OTP"
      busyText="Sending..."
      takesFocus={pending !== null}
      actions={<EarlierCodeButton flow={flow} />}
    >
      <FormField {...form.field("firstName")} label="First name" required autoComplete="given-name" />
      <FormField {...form.field("lastName")} label="Last name" required autoComplete="family-name" />
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
