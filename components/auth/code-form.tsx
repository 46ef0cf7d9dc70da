"use client";

import { FormField } from "@/components/forms/form-field";
import type { FormSchema } from "@/components/forms/use-site-form";
import { MemberForm, useMemberForm } from "./member-form";
import { EarlierCodeButton, type OtpFlow, OtpSteps, useOtpFlow } from "./otp-flow";

type CodeFormProps = Parameters<typeof useOtpFlow>[0] & {
  label: string;
  submitText: string;
  backText: string;
  asksName?: boolean;
  loadRequestSchema: () => Promise<FormSchema>;
  loadCodeSchema: () => Promise<FormSchema>;
};

export function CodeForm(props: CodeFormProps) {
  const { purpose, calls, next, label, submitText, backText, loadCodeSchema } = props;
  const flow = useOtpFlow({ purpose, calls, next });
  return (
    <OtpSteps
      flow={flow}
      label={label}
      submitText={submitText}
      loadSchema={loadCodeSchema}
      backText={backText}
    >
      <RequestStep {...props} flow={flow} />
    </OtpSteps>
  );
}

type RequestStepProps = Pick<CodeFormProps, "purpose" | "label" | "asksName" | "loadRequestSchema"> & {
  flow: OtpFlow;
};

function RequestStep({ purpose, label, asksName = false, loadRequestSchema, flow }: RequestStepProps) {
  const { pending, request } = flow;
  const form = useMemberForm({
    name: purpose,
    empty: { firstName: "", lastName: "", email: "" },
    ...(pending && {
      prefilled: { firstName: pending.firstName, lastName: pending.lastName, email: pending.email },
    }),
    loadSchema: loadRequestSchema,
    send: ({ firstName = "", lastName = "", email }) =>
      request({ firstName: String(firstName), lastName: String(lastName), email: String(email) }),
  });
  return (
    <MemberForm
      form={form}
      label={label}
      submitText="Send OTP"
      busyText="Sending..."
      takesFocus={pending !== null}
      actions={<EarlierCodeButton flow={flow} />}
    >
      {asksName && (
        <>
          <FormField {...form.field("firstName")} label="First name" required autoComplete="given-name" />
          <FormField {...form.field("lastName")} label="Last name" required autoComplete="family-name" />
        </>
      )}
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
