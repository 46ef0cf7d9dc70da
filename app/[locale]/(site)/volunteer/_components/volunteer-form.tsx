"use client";

import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { PhoneField } from "@/components/forms/phone-field";
import { sendSiteForm, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { paths } from "@/lib/paths";
import type { FormStart } from "@/lib/forms/site-forms";

const EMPTY = { name: "", email: "", phoneNumber: "", message: "" } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ volunteerOfferSchema }) => volunteerOfferSchema);

const send = sendSiteForm("volunteer");

const WAYS = [
  { href: paths.reels, label: "Watch stories" },
  { href: paths.blogs, label: "Read the blog" },
];

type VolunteerFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function VolunteerForm({ start, action }: VolunteerFormProps) {
  const form = useSiteForm({ name: "volunteer", empty: EMPTY, start, loadSchema, send });
  return (
    <SiteForm
      form={form}
      action={action}
      label="Volunteer"
      submitText="Submit now"
      busyText="Submitting..."
      outcome={
        <OutcomeMessage form={form} onDismiss={form.dismiss}>
          <NextSteps ways={WAYS}>We read every offer and reply by email.</NextSteps>
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("name")} label="Full name" required autoComplete="name" />
      <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNumber" label="Phone" />
      <FormField {...form.field("message")} label="Tell us about yourself" required kind="text" />
    </SiteForm>
  );
}
