"use client";

import { speaksOfSelfHarm } from "@lampstand/contract/distress";
import { useWatch } from "react-hook-form";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { PhoneField } from "@/components/forms/phone-field";
import { sendSiteForm, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";

const EMPTY = { name: "", email: "", phoneNo: "", about: "", times: "", isMinor: false } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ talkRequestSchema }) => talkRequestSchema);

const send = sendSiteForm("talk");

type TalkFormProps = {
  start: FormStart;
  action: (fields: FormData) => Promise<void>;
  /** The person who answers people under 18; may be empty. */
  minorsReader: string;
  /** Where to find immediate help. */
  help: React.ReactNode;
};

export function TalkForm({ start, action, minorsReader, help }: TalkFormProps) {
  const form = useSiteForm({
    ...{ name: "talk", empty: EMPTY, start, loadSchema, send },
    // Other people may use this browser too.
    withoutDraft: "all",
  });
  const about: unknown = useWatch({ control: form.control, name: "about" });
  const isInDistress = typeof about === "string" && speaksOfSelfHarm(about);
  return (
    <SiteForm
      form={form}
      action={action}
      label="Talk to someone"
      submitText="Send"
      busyText="Sending..."
      outcome={
        <OutcomeMessage
          form={form}
          afterwards={
            help &&
            form.outcome?.status === "success" && (
              <div className="mt-4">
                <p>We’ll reply by email. If you can’t wait:</p>
                {help}
              </div>
            )
          }
        />
      }
    >
      <FormField
        {...form.field("about")}
        label="What would you like to talk about?"
        required
        kind="text"
        hint="A few words are enough. Only two of us will read them."
      />
      <div role="status">
        {help && isInDistress && (
          <div className="rounded-xl border-2 border-ember-800 bg-white p-4">
            <p className="font-semibold">
              It sounds as if you might be thinking of harming yourself. Please talk to someone now. They’re
              there day and night, and we’ll write to you too.
            </p>
            {help}
          </div>
        )}
      </div>
      <FormField
        {...form.field("name")}
        label="Your name"
        required
        autoComplete="given-name"
        hint="A first name is enough."
      />
      <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNo" label="Phone" />
      <FormField
        {...form.field("times")}
        label="When is a good time to reach you?"
        hint="For example, weekdays after six."
      />
      <FormField
        {...form.checkbox("isMinor")}
        label="I’m under 18"
        hint={minorsReader && `${minorsReader} will reply to you.`}
      />
    </SiteForm>
  );
}
