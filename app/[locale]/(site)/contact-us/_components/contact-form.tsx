"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { MoreFields } from "@/components/forms/more-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { RecordedAtField, SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { paths } from "@/lib/paths";
import type { FormStart } from "@/lib/forms/site-forms";

const SUCCESS_MS = 2000;

const EMPTY = { name: "", email: "", phoneNo: "", recordedAt: "", message: "" } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ contactMessageSchema }) => contactMessageSchema);

type ContactFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function ContactForm({ start, action }: ContactFormProps) {
  const t = useTranslations("contactForm");
  const texts = useTranslations("form");
  const send = useFormSender("contact-us");
  const [isSent, setSent] = useState(start.outcome?.status === "success");
  const form = useSiteForm({
    name: "contact-us",
    empty: EMPTY,
    start,
    loadSchema,
    send,
    onSent: () => {
      setSent(true);
    },
    onClear: () => {
      setSent(false);
    },
  });
  // These stay after the success message has disappeared.
  const afterwards = isSent && form.outcome?.status !== "error" && (
    <NextSteps
      ways={[
        { href: paths.helpDesk, label: t("questions") },
        { href: paths.reels, label: t("watchStories") },
      ]}
    >
      {t("replies")}
    </NextSteps>
  );
  return (
    <SiteForm
      form={form}
      action={action}
      label={t("label")}
      submitText={texts("submit")}
      busyText={texts("submitting")}
      outcome={
        <OutcomeMessage form={form} afterwards={afterwards}>
          <VisibleTimer durationMs={SUCCESS_MS} onEnd={form.dismiss} />
        </OutcomeMessage>
      }
    >
      <FormField {...form.field("name")} label={texts("fullName")} required autoComplete="name" />
      <FormField {...form.field("email")} label={texts("email")} required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNo" />
      <FormField {...form.field("message")} label={t("message")} required kind="text" />
      <MoreFields
        form={form}
        names={["recordedAt"]}
        hint={t("recordedAtHint")}
        isOpenAtFirst={Boolean(start.prefilled.recordedAt || start.typed.recordedAt)}
      >
        <RecordedAtField {...form.field("recordedAt")} />
      </MoreFields>
    </SiteForm>
  );
}

type VisibleTimerProps = { durationMs: number; onEnd: () => void };

/** Calls `onEnd` once its parent element has been visible for `durationMs`. */
function VisibleTimer({ durationMs, onEnd }: VisibleTimerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!marker.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => end(), durationMs);
    });
    observer.observe(marker.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [durationMs]);
  return <span ref={marker} />;
}
