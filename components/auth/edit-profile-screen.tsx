"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormField } from "@/components/forms/form-field";
import { SECONDARY_BUTTON } from "@/components/ui/button-style";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import type { FormOutcome } from "@/lib/forms/form-outcome";
import type { Member } from "@/lib/auth/member";
import { rememberMember } from "@/lib/auth/member-storage";
import { RESEND_AFTER_MS } from "@/lib/auth/pending-code";
import { askAsMember } from "./ask-as-member";
import { outcomeOf } from "./ask-member";
import { BareMemberPage } from "./bare-member-page";
import { MemberForm } from "./member-form";
import { ProtectedRoute } from "./protected-route";
import { resent } from "./resent";
import { SecondStep } from "./second-step";
import { SessionFirst } from "./session-first";
import { useMemberForm } from "./use-member-form";

const PATH = "/profile/edit";

const EMPTY = { firstName: "", lastName: "", email: "" } as const;

const loadSchema = () => import("@/lib/schemas/profile").then(({ profileSchema }) => profileSchema);

const loadCodeSchema = () => import("@/lib/schemas/login-code").then(({ codeSchema }) => codeSchema);

/** Editing the profile (specification sections 4, 5 and 8). */
export function EditProfileScreen() {
  return (
    <ProtectedRoute path={PATH}>
      {(member) => (
        <BareMemberPage title="Edit profile">
          <SessionFirst>
            <EditProfile key={member.userId} member={member} />
          </SessionFirst>
        </BareMemberPage>
      )}
    </ProtectedRoute>
  );
}

type Details = Record<keyof typeof EMPTY, string>;

/** Details that wait for the code that was sent to their new address. */
type Waiting = { details: Details; sent: string; resendAt: number; isBack: boolean };

function EditProfile({ member }: { member: Member }) {
  const router = useRouter();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function save(details: Details, otp?: string): Promise<FormOutcome> {
    const answer = await askAsMember(PATH, "update-profile", { ...details, ...(otp && { otp }) });
    if (answer.status === "pending")
      setWaiting({ details, sent: answer.message, resendAt: Date.now() + RESEND_AFTER_MS, isBack: false });
    if (answer.status === "success" && answer.member) {
      rememberMember(answer.member);
      notify(answer.message, TOAST_DURATION_MS.shell);
      router.push("/profile");
    }
    return outcomeOf(answer);
  }

  /** Specification section 8: a toast says what went wrong. Beside the field of a code there is a better place. */
  async function saveDetails(details: Details): Promise<FormOutcome> {
    const outcome = await save(details);
    if (outcome.state === "failed" && outcome.errors) return outcome;
    if (outcome.state === "failed") notify(outcome.message, TOAST_DURATION_MS.frame);
    return { ...outcome, message: "" };
  }

  if (!waiting || waiting.isBack)
    return (
      <DetailsStep prefilled={waiting?.details ?? member} isBack={waiting !== null} save={saveDetails} />
    );
  const { details, sent, resendAt } = waiting;
  return (
    <SecondStep
      label="New email address"
      email={details.email}
      submitText="Verify and save"
      busyText="Saving..."
      sent={sent}
      resendAt={resendAt}
      loadSchema={loadCodeSchema}
      verify={(otp) => save(details, otp)}
      resend={async () => resent(await save(details))}
      back={{
        text: "Change the details",
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
      label="Edit profile"
      submitText="Save Changes"
      busyText="Saving..."
      takesFocus={isBack}
      actions={
        <Link href="/profile" prefetch={false} className={`${SECONDARY_BUTTON} min-h-13`}>
          Cancel
        </Link>
      }
    >
      <FormField {...form.field("firstName")} label="First Name" required autoComplete="given-name" />
      <FormField {...form.field("lastName")} label="Last Name" required autoComplete="family-name" />
      <FormField
        {...form.field("email")}
        label="Email"
        hint="Where you change it, we may send a code to the new address first."
        required
        type="email"
        autoComplete="email"
      />
    </MemberForm>
  );
}
