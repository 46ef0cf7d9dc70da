"use client";

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

const CHOICES = [
  {
    value: "keep",
    label: "Keep them on the site",
    hint: "We remove your name, address and phone number. The video, its captions, its links and its web address stay as they are and may still show who you are.",
  },
  {
    value: "remove",
    label: "Remove them from the site",
    hint: "We delete your stories and their videos. This can’t be undone.",
  },
];

const WHAT_STAYS =
  "We keep the messages and offers of help you sent us, and the record of what you agreed to, with the name and address you entered there. Write to us if you want those removed too.";

const loadSchema = () =>
  import("@/lib/auth/member-schemas").then(({ accountDeletionSchema }) => accountDeletionSchema);

const loadCodeSchema = () => import("@/lib/auth/member-schemas").then(({ codeSchema }) => codeSchema);

export function DeleteAccountScreen() {
  return (
    <ProtectedRoute path={PATH}>
      {(member) => (
        <BareMemberPage
          title="Delete your account"
          lead="We delete your account and log you out on all devices. This can’t be undone."
        >
          <p className="mb-6">{WHAT_STAYS}</p>
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
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function deleteAccount(stories: string, otp?: string): Promise<FormOutcome> {
    const answer = await askWithSession(PATH, "delete", { stories, ...(otp && { otp }) });
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
      label="Confirm that you want to delete your account"
      email={member.email}
      submitText="Delete my account"
      busyText="Deleting..."
      isDangerous
      sent={sent}
      resendAt={resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => deleteAccount(stories, otp)}
      resend={async () => asResendOutcome(await deleteAccount(stories))}
      back={{
        text: "Go back",
        onBack: () => {
          setWaiting(null);
        },
      }}
    />
  );
}

function StoriesStep({ deleteAccount }: { deleteAccount: (stories: string) => Promise<FormOutcome> }) {
  const form = useMemberForm({
    name: "delete-account",
    empty: EMPTY,
    loadSchema,
    send: ({ stories }) => deleteAccount(String(stories)),
  });
  return (
    <MemberForm
      form={form}
      label="Delete your account"
      submitText="Delete my account"
      busyText="Sending..."
      isDangerous
      actions={
        <ButtonLink href={paths.profile} look="secondary" size="large">
          Keep my account
        </ButtonLink>
      }
    >
      <ChoiceField
        {...form.field("stories")}
        question="What should happen to the stories you shared?"
        choices={CHOICES}
      />
    </MemberForm>
  );
}
