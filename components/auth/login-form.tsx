"use client";

import { FormField } from "@/components/forms/form-field";
import { EarlierCode } from "./earlier-code";
import { MemberForm } from "./member-form";
import { SuccessMessage } from "./success-message";
import { useCodeFlow } from "./use-code-flow";
import { SecondStep, useSecondStepSoon } from "./second-step";
import { useMemberForm } from "./use-member-form";

const CALLS = { request: "generate-otp", resend: "resend-otp", verify: "verify-otp" } as const;

const EMPTY = { email: "" } as const;

const loadRequestSchema = () =>
  import("@/lib/schemas/login-request").then(({ loginRequestSchema }) => loginRequestSchema);

const loadCodeSchema = () => import("@/lib/schemas/login-code").then(({ codeSchema }) => codeSchema);

/** Logging in by a one-time code (specification sections 4, 5 and 8). */
export function LoginForm({ next }: { next: string }) {
  const flow = useCodeFlow({ purpose: "login", calls: CALLS, next });
  const { waiting } = flow;
  useSecondStepSoon();
  if (flow.success) return <SuccessMessage>{flow.success}</SuccessMessage>;
  if (!waiting) return <EmailStep flow={flow} />;
  return (
    <SecondStep
      label="Log in"
      email={waiting.email}
      submitText="Verify and log in"
      busyText="Verifying..."
      sent={flow.sent}
      resendAt={waiting.resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => flow.verify(waiting, otp)}
      resend={() => flow.resend(waiting)}
      back={{ text: "Change the email address", onBack: flow.change }}
    />
  );
}

function EmailStep({ flow }: { flow: ReturnType<typeof useCodeFlow> }) {
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
      actions={<EarlierCode flow={flow} />}
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
