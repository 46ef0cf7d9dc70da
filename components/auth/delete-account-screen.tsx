"use client";

import Link from "next/link";
import { useState } from "react";
import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import type { Member } from "@/lib/auth/member";
import { forgetMember } from "@/lib/auth/member-storage";
import { RESEND_AFTER_MS } from "@/lib/auth/pending-code";
import { askAsMember } from "./ask-as-member";
import { outcomeOf } from "./ask-member";
import { BareMemberPage } from "./bare-member-page";
import { ChoiceField } from "./choice-field";
import { MemberForm } from "./member-form";
import { ProtectedRoute } from "./protected-route";
import { resent } from "./resent";
import { SecondStep } from "./second-step";
import { SessionFirst } from "./session-first";
import { useMemberForm } from "./use-member-form";

const PATH = "/profile/delete";

const EMPTY = { stories: "" } as const;

const CHOICES = [
  {
    value: "keep",
    label: "Keep them on the site",
    hint: "Your name, address and phone number are taken off them. The video itself, its captions, its links and its address stay as they are, and may still show who you are.",
  },
  {
    value: "remove",
    label: "Take them off the site",
    hint: "They are deleted, with their videos. Nobody can bring them back.",
  },
];

const WHAT_STAYS =
  "Messages and offers of help that you sent us, and the proof of what you agreed to, stay with us with the name and address that you gave there. Write to us if they are to go, too.";

const loadSchema = () =>
  import("@/lib/schemas/account-deletion").then(({ accountDeletionSchema }) => accountDeletionSchema);

const loadCodeSchema = () => import("@/lib/schemas/login-code").then(({ codeSchema }) => codeSchema);

/** Deleting the account, once the question about the stories is answered and a code has confirmed it. */
export function DeleteAccountScreen() {
  return (
    <ProtectedRoute path={PATH}>
      {(member) => (
        <BareMemberPage
          title="Delete your account"
          lead="Your account is removed, and you are logged out everywhere. This cannot be undone."
        >
          <p className="mb-6">{WHAT_STAYS}</p>
          <SessionFirst>
            <DeleteAccount key={member.userId} member={member} />
          </SessionFirst>
        </BareMemberPage>
      )}
    </ProtectedRoute>
  );
}

/** An answer about the stories that waits for the code that was sent. */
type Waiting = { stories: string; sent: string; resendAt: number };

function DeleteAccount({ member }: { member: Member }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function leave(stories: string, otp?: string): Promise<FormOutcome> {
    const answer = await askAsMember(PATH, "delete", { stories, ...(otp && { otp }) });
    if (answer.status === "pending")
      setWaiting({ stories, sent: answer.message, resendAt: Date.now() + RESEND_AFTER_MS });
    if (answer.status === "success") {
      notify(answer.message, TOAST_DURATION_MS.frame);
      forgetMember();
    }
    return outcomeOf(answer);
  }

  if (!waiting) return <StoriesStep leave={leave} />;
  const { stories, sent, resendAt } = waiting;
  return (
    <SecondStep
      label="Confirm that you want to delete your account"
      email={member.email}
      submitText="Delete my account"
      busyText="Deleting..."
      look="grave"
      sent={sent}
      resendAt={resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => leave(stories, otp)}
      resend={async () => resent(await leave(stories))}
      back={{
        text: "Go back",
        onBack: () => {
          setWaiting(null);
        },
      }}
    />
  );
}

function StoriesStep({ leave }: { leave: (stories: string) => Promise<FormOutcome> }) {
  const form = useMemberForm({
    name: "delete-account",
    empty: EMPTY,
    loadSchema,
    send: ({ stories }) => leave(String(stories)),
  });
  return (
    <MemberForm
      form={form}
      label="Delete your account"
      submitText="Delete my account"
      busyText="Sending..."
      look="grave"
      actions={
        <Link href="/profile" prefetch={false} className={`${SECONDARY_BUTTON} min-h-13`}>
          Keep my account
        </Link>
      }
    >
      <ChoiceField
        {...form.field("stories")}
        question="What shall happen to the stories that you gave?"
        choices={CHOICES}
      />
    </MemberForm>
  );
}
