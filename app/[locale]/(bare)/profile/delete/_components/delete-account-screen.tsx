"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/nav-link";
import { notifySuccess, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { paths } from "@/lib/paths";
import type { FormOutcome } from "@/lib/forms/site-forms";
import type { Member } from "@/lib/api-client/answer";
import { RESEND_AFTER_MS } from "@/lib/auth/pending-code";
import { clearBrowser } from "@/components/auth/clear-browser";
import { BareMemberPage } from "@/components/auth/member-page";
import { ChoiceField } from "@/components/forms/choice-field";
import { MemberForm, useMemberForm } from "@/components/auth/member-form";
import { ProtectedRoute, SessionGate } from "@/components/auth/protected-route";
import { LazyCodeStep } from "@/components/auth/lazy-code-step";
import { askWithSession, asResendOutcome } from "@/components/auth/member-call";

const PATH = paths.profileDelete;

const EMPTY = { stories: "" } as const;

const CHOICES = ["keep", "remove"] as const;

const loadSchema = () =>
  import("@/lib/auth/member-schemas").then(({ accountDeletionSchema }) => accountDeletionSchema);

const loadCodeSchema = () => import("@/lib/auth/member-schemas").then(({ codeSchema }) => codeSchema);

export function DeleteAccountScreen() {
  const t = useTranslations("deleteAccount");
  return (
    <ProtectedRoute path={PATH}>
      {(member) => (
        <BareMemberPage title={t("title")} lead={t("lead")}>
          <p className="mb-6">{t("stays")}</p>
          <SessionGate>
            <DeleteAccount key={member.userId} member={member} />
          </SessionGate>
        </BareMemberPage>
      )}
    </ProtectedRoute>
  );
}

type Waiting = { stories: string; sent: string; resendAt: number };

function DeleteAccount({ member }: { member: Member }) {
  const t = useTranslations("deleteAccount");
  const failures = useTranslations("failures");
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function deleteAccount(stories: string, otp?: string): Promise<FormOutcome> {
    const answer = await askWithSession(failures, PATH, "delete", { stories, ...(otp && { otp }) });
    if (answer.status === "pending")
      setWaiting({ stories, sent: answer.message, resendAt: Date.now() + RESEND_AFTER_MS });
    if (answer.status === "success") {
      notifySuccess(answer.message, TOAST_DURATION_MS.long);
      await clearBrowser();
    }
    return answer;
  }

  if (!waiting) return <StoriesStep deleteAccount={deleteAccount} />;
  const { stories, sent, resendAt } = waiting;
  return (
    <LazyCodeStep
      label={t("confirm")}
      email={member.email}
      submitText={t("delete")}
      busyText={t("deleting")}
      isDangerous
      sent={sent}
      resendAt={resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => deleteAccount(stories, otp)}
      resend={async () => asResendOutcome(failures, await deleteAccount(stories))}
      back={{
        text: t("goBack"),
        onBack: () => {
          setWaiting(null);
        },
      }}
    />
  );
}

function StoriesStep({ deleteAccount }: { deleteAccount: (stories: string) => Promise<FormOutcome> }) {
  const t = useTranslations("deleteAccount");
  const texts = useTranslations("form");
  const form = useMemberForm({
    name: "delete-account",
    empty: EMPTY,
    loadSchema,
    send: ({ stories }) => deleteAccount(String(stories)),
  });
  return (
    <MemberForm
      form={form}
      label={t("title")}
      submitText={t("delete")}
      busyText={texts("sending")}
      isDangerous
      actions={
        <ButtonLink href={paths.profile} look="secondary" size="large">
          {t("keepAccount")}
        </ButtonLink>
      }
    >
      <ChoiceField
        {...form.field("stories")}
        question={t("question")}
        choices={CHOICES.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
    </MemberForm>
  );
}
