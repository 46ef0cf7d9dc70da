"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { PhoneField } from "@/components/forms/phone-field";
import { SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { paths } from "@/lib/paths";
import type { FormStart } from "@/lib/forms/site-forms";

const EMPTY = { name: "", email: "", phoneNumber: "", message: "" } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ volunteerOfferSchema }) => volunteerOfferSchema);

type VolunteerFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function VolunteerForm({ start, action }: VolunteerFormProps) {
  const t = useTranslations("volunteerForm");
  const texts = useTranslations("form");
  const send = useFormSender("volunteer");
  const form = useSiteForm({ name: "volunteer", empty: EMPTY, start, loadSchema, send });
  return (
    <SiteForm
      form={form}
      action={action}
      label={t("label")}
      submitText={t("submit")}
      busyText={texts("submitting")}
      outcome={
        <OutcomeMessage form={form} onDismiss={form.dismiss}>
          <NextSteps
            ways={[
              { href: paths.reels, label: t("watchStories") },
              { href: paths.blogs, label: t("readBlog") },
            ]}
          >
            {t("replies")}
          </NextSteps>
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("name")} label={texts("fullName")} required autoComplete="name" />
      <FormField {...form.field("email")} label={texts("email")} required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNumber" />
      <FormField {...form.field("message")} label={t("aboutYou")} required kind="text" />
    </SiteForm>
  );
}
