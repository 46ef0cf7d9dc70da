"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/forms/form-field";
import { MemberForm, useMemberForm } from "./member-form";
import { EarlierCodeButton, type OtpFlow, OtpSteps, useOtpFlow } from "./otp-flow";

const loadSchemas = () => import("@/lib/auth/member-schemas");

const FORMS = {
  login: {
    calls: { request: "generate-otp", resend: "resend-otp", verify: "verify-otp" },
    label: "login",
    submitText: "verifyLogin",
    backText: "changeEmail",
    asksName: false,
    loadRequestSchema: async () => (await loadSchemas()).loginRequestSchema,
    loadCodeSchema: async () => (await loadSchemas()).codeSchema,
  },
  signup: {
    calls: { request: "generate-otp-signup", resend: "resend-otp-signup", verify: "signup" },
    label: "signup",
    submitText: "verifySignup",
    backText: "changeNameOrEmail",
    asksName: true,
    loadRequestSchema: async () => (await loadSchemas()).signupRequestSchema,
    loadCodeSchema: async () => (await loadSchemas()).signupCodeSchema,
  },
} as const;

type CodeFormProps = { purpose: keyof typeof FORMS; next: string };

export function CodeForm({ purpose, next }: CodeFormProps) {
  const t = useTranslations("member");
  const { calls, label, submitText, backText, loadCodeSchema } = FORMS[purpose];
  const flow = useOtpFlow({ purpose, calls, next });
  return (
    <OtpSteps
      flow={flow}
      label={t(label)}
      submitText={t(submitText)}
      loadSchema={loadCodeSchema}
      backText={t(backText)}
    >
      <RequestStep purpose={purpose} flow={flow} />
    </OtpSteps>
  );
}

type RequestStepProps = Pick<CodeFormProps, "purpose"> & { flow: OtpFlow };

function RequestStep({ purpose, flow }: RequestStepProps) {
  const t = useTranslations("member");
  const texts = useTranslations("form");
  const { label, asksName, loadRequestSchema } = FORMS[purpose];
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
      label={t(label)}
      submitText={t("sendOtp")}
      busyText={texts("sending")}
      takesFocus={pending !== null}
      actions={<EarlierCodeButton flow={flow} />}
    >
      {asksName && (
        <>
          <FormField {...form.field("firstName")} label={t("firstName")} required autoComplete="given-name" />
          <FormField {...form.field("lastName")} label={t("lastName")} required autoComplete="family-name" />
        </>
      )}
      <FormField
        {...form.field("email")}
        label={texts("email")}
        hint={t("emailHint")}
        required
        type="email"
        autoComplete="email"
      />
    </MemberForm>
  );
}
