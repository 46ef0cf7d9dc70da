"use client";

import { FormField } from "@/components/forms/form-field";
import { EarlierCode } from "./earlier-code";
import { MemberForm } from "./member-form";
import { SuccessMessage } from "./success-message";
import { useCodeFlow } from "./use-code-flow";
import { SecondStep, useSecondStepSoon } from "./second-step";
import { useMemberForm } from "./use-member-form";

const CALLS = { request: "generate-otp-signup", resend: "resend-otp-signup", verify: "signup" } as const;

const EMPTY = { firstName: "", lastName: "", email: "" } as const;

const loadRequestSchema = () =>
  import("@/lib/schemas/signup").then(({ signupRequestSchema }) => signupRequestSchema);

const loadCodeSchema = () => import("@/lib/schemas/signup").then(({ signupCodeSchema }) => signupCodeSchema);

/** Signing up (specification sections 4, 5 and 8). */
export function SignupForm({ next }: { next: string }) {
  const flow = useCodeFlow({ purpose: "signup", calls: CALLS, next });
  const { waiting } = flow;
  useSecondStepSoon();
  if (flow.success) return <SuccessMessage>{flow.success}</SuccessMessage>;
  if (!waiting) return <DetailsStep flow={flow} />;
  return (
    <SecondStep
      label="Sign up"
      email={waiting.email}
      submitText="Verify and sign up"
      busyText="Verifying..."
      sent={flow.sent}
      resendAt={waiting.resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => flow.verify(waiting, otp)}
      resend={() => flow.resend(waiting)}
      back={{ text: "Change your name or email address", onBack: flow.change }}
    />
  );
}

function DetailsStep({ flow }: { flow: ReturnType<typeof useCodeFlow> }) {
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
      actions={<EarlierCode flow={flow} />}
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
