"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useLocalPath } from "@/components/ui/link";
import { useState } from "react";
import { FormField } from "@/components/forms/form-field";
import { ButtonLink } from "@/components/ui/nav-link";
import { notifyFailure, notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { paths } from "@/lib/paths";
import type { FormOutcome } from "@/lib/forms/site-forms";
import type { Member } from "@/lib/api-client/answer";
import { rememberMember } from "@/lib/auth/member-storage";
import { RESEND_AFTER_MS } from "@/lib/auth/pending-code";
import { BareMemberPage } from "@/components/auth/member-page";
import { MemberForm, useMemberForm } from "@/components/auth/member-form";
import { ProtectedRoute, SessionGate } from "@/components/auth/protected-route";
import { LazyCodeStep } from "@/components/auth/lazy-code-step";
import { askWithSession, asResendOutcome } from "@/components/auth/member-call";

const PATH = paths.profileEdit;

const EMPTY = { firstName: "", lastName: "", email: "" } as const;

const loadSchema = () => import("@/lib/auth/member-schemas").then(({ profileSchema }) => profileSchema);

const loadCodeSchema = () => import("@/lib/auth/member-schemas").then(({ codeSchema }) => codeSchema);

export function EditProfileScreen() {
  const t = useTranslations("editProfile");
  return (
    <ProtectedRoute path={PATH}>
      {(member) => (
        <BareMemberPage title={t("title")}>
          <SessionGate>
            <EditProfile key={member.userId} member={member} />
          </SessionGate>
        </BareMemberPage>
      )}
    </ProtectedRoute>
  );
}

type Details = Record<keyof typeof EMPTY, string>;

type Waiting = { details: Details; sent: string; resendAt: number; isBack: boolean };

function EditProfile({ member }: { member: Member }) {
  const t = useTranslations("editProfile");
  const failures = useTranslations("failures");
  const router = useRouter();
  const localPath = useLocalPath();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function save(details: Details, otp?: string): Promise<FormOutcome> {
    const answer = await askWithSession(failures, PATH, "update-profile", {
      ...details,
      ...(otp && { otp }),
    });
    if (answer.status === "pending")
      setWaiting({ details, sent: answer.message, resendAt: Date.now() + RESEND_AFTER_MS, isBack: false });
    if (answer.status === "success" && answer.member) {
      rememberMember(answer.member);
      notifySuccess(answer.message, TOAST_DURATION_MS.short);
      router.push(localPath(paths.profile));
    }
    return answer;
  }

  /** Shows errors as a toast, except those about fields. */
  async function saveDetails(details: Details): Promise<FormOutcome> {
    const outcome = await save(details);
    if (outcome.errors) return outcome;
    if (outcome.status === "error") notifyFailure(outcome.message, TOAST_DURATION_MS.long);
    return { ...outcome, message: "" };
  }

  if (!waiting || waiting.isBack)
    return (
      <DetailsStep prefilled={waiting?.details ?? member} isBack={waiting !== null} save={saveDetails} />
    );
  const { details, sent, resendAt } = waiting;
  return (
    <LazyCodeStep
      label={t("newEmail")}
      email={details.email}
      submitText={t("verify")}
      busyText={t("saving")}
      sent={sent}
      resendAt={resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => save(details, otp)}
      resend={async () => asResendOutcome(failures, await save(details))}
      back={{
        text: t("changeDetails"),
        onBack: () => {
          setWaiting({ ...waiting, isBack: true });
        },
      }}
    />
  );
}

type DetailsStepProps = {
  prefilled: Details;
  isBack: boolean;
  save: (details: Details) => Promise<FormOutcome>;
};

function DetailsStep({ prefilled, isBack, save }: DetailsStepProps) {
  const t = useTranslations("editProfile");
  const texts = useTranslations("form");
  const { firstName, lastName, email } = prefilled;
  const form = useMemberForm({
    name: "edit-profile",
    empty: EMPTY,
    prefilled: { firstName, lastName, email },
    loadSchema,
    send: (values) =>
      save({
        firstName: String(values.firstName),
        lastName: String(values.lastName),
        email: String(values.email),
      }),
  });
  return (
    <MemberForm
      form={form}
      label={t("title")}
      submitText={t("save")}
      busyText={t("saving")}
      takesFocus={isBack}
      actions={
        <ButtonLink href={paths.profile} look="secondary" size="large">
          {t("cancel")}
        </ButtonLink>
      }
    >
      <FormField {...form.field("firstName")} label={t("firstName")} required autoComplete="given-name" />
      <FormField {...form.field("lastName")} label={t("lastName")} required autoComplete="family-name" />
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
