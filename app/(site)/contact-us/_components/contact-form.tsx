"use client";

import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/outcome-message";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField } from "@/components/forms/recorded-at-field";
import { SeenFor } from "@/components/forms/seen-for";
import { sendSiteForm } from "@/components/forms/send-site-form";
import { SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/form-start";

/** Specification section 9: how long the message of success stays, in milliseconds. */
const SUCCESS_MS = 2000;

const EMPTY = { name: "", email: "", phoneNo: "", recordedAt: "", message: "" } as const;

const loadSchema = () =>
  import("@/lib/schemas/contact-message").then(({ contactMessageSchema }) => contactMessageSchema);

const send = sendSiteForm("contact-us");

type ContactFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

/** The contact form (specification sections 2 and 5). */
export function ContactForm({ start, action }: ContactFormProps) {
  const form = useSiteForm({ name: "contact-us", empty: EMPTY, start, loadSchema, send });
  return (
    <SiteForm
      form={form}
      action={action}
      label="Contact"
      submitText="Submit"
      busyText="Submitting..."
      outcome={
        <OutcomeMessage form={form}>
          <SeenFor durationMs={SUCCESS_MS} onEnd={form.dismiss} />
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("name")} label="Full name" required autoComplete="name" />
      <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNo" label="Phone" />
      <RecordedAtField {...form.field("recordedAt")} />
      <FormField {...form.field("message")} label="Message" required kind="text" />
    </SiteForm>
  );
}
