"use client";

import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/outcome-message";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField } from "@/components/forms/recorded-at-field";
import { sendSiteForm } from "@/components/forms/send-site-form";
import { SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/form-start";
import { TESTIMONY_CONSENTS } from "@/lib/schemas/consent-sentences";
import { ReturnHome } from "./return-home";

const EMPTY = {
  fullName: "",
  email: "",
  phone: "",
  churchWebLink: "",
  recordedAt: "",
  agreeToUseTestimony: false,
  agreeToPromotions: false,
} as const;

const loadSchema = () =>
  import("@/lib/schemas/testimony-consent").then(({ testimonyConsentSchema }) => testimonyConsentSchema);

const send = sendSiteForm("join-us");

type JoinUsFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

/** The testimony consent form (specification sections 3 and 5). */
export function JoinUsForm({ start, action }: JoinUsFormProps) {
  const form = useSiteForm({ name: "join-us", empty: EMPTY, start, loadSchema, send });
  return (
    <SiteForm
      form={form}
      action={action}
      label="Testimony consent"
      submitText="Submit"
      busyText="Submitting..."
      outcome={
        <OutcomeMessage form={form}>
          <ReturnHome isFromServer={form.outcome === start.outcome} />
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("fullName")} label="Full name" required autoComplete="name" />
      <FormField {...form.field("email")} label="Email" required type="email" autoComplete="email" />
      <PhoneField form={form} name="phone" label="Phone" />
      <FormField
        {...form.field("churchWebLink")}
        label="Church website"
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <RecordedAtField {...form.field("recordedAt")} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">What we may do</legend>
        <FormField
          {...form.box("agreeToUseTestimony")}
          label={TESTIMONY_CONSENTS.agreeToUseTestimony.sentence}
        />
        <FormField {...form.box("agreeToPromotions")} label={TESTIMONY_CONSENTS.agreeToPromotions.sentence} />
      </fieldset>
    </SiteForm>
  );
}
