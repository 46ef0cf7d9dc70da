"use client";

import { speaksOfSelfHarm } from "@lampstand/contract/distress";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { PhoneField } from "@/components/forms/phone-field";
import { SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";
import { isolated } from "@/lib/utils/isolated";

const EMPTY = { name: "", email: "", phoneNo: "", about: "", times: "", isMinor: false } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ talkRequestSchema }) => talkRequestSchema);

type TalkFormProps = {
  start: FormStart;
  action: (fields: FormData) => Promise<void>;
  /** The person who answers people under 18; may be empty. */
  minorsReader: string;
  /** Where to find immediate help. */
  help: React.ReactNode;
};

export function TalkForm({ start, action, minorsReader, help }: TalkFormProps) {
  const t = useTranslations("talkForm");
  const texts = useTranslations("form");
  const send = useFormSender("talk");
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
      label={t("label")}
      submitText={texts("send")}
      busyText={texts("sending")}
      outcome={
        <OutcomeMessage
          form={form}
          afterwards={
            help &&
            form.outcome?.status === "success" && (
              <div className="mt-4">
                <p>{t("replies")}</p>
                {help}
              </div>
            )
          }
        />
      }
    >
      <FormField {...form.field("about")} label={t("about")} required kind="text" hint={t("aboutHint")} />
      <div role="status">
        {help && isInDistress && (
          <div className="rounded-xl border-2 border-ember-800 bg-white p-4">
            <p className="font-semibold">{t("distress")}</p>
            {help}
          </div>
        )}
      </div>
      <FormField
        {...form.field("name")}
        label={t("name")}
        required
        autoComplete="given-name"
        hint={t("nameHint")}
      />
      <FormField {...form.field("email")} label={texts("email")} required type="email" autoComplete="email" />
      <PhoneField form={form} name="phoneNo" />
      <FormField {...form.field("times")} label={t("times")} hint={t("timesHint")} />
      <FormField
        {...form.checkbox("isMinor")}
        label={t("isMinor")}
        hint={minorsReader && t("minorsReader", { name: isolated(minorsReader) })}
      />
    </SiteForm>
  );
}
