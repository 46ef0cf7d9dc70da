"use client";

import { REPORT_REASON_NAMES } from "@lampstand/contract/reports";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/components/forms/choice-field";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";
import { paths } from "@/lib/paths";

const EMPTY = { slug: "", reason: "", words: "" } as const;

const loadSchema = () => import("@/lib/forms/form-schemas").then(({ reportSchema }) => reportSchema);

type ReportFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function ReportForm({ start, action }: ReportFormProps) {
  const t = useTranslations("reportForm");
  const texts = useTranslations("form");
  const send = useFormSender("report");
  const form = useSiteForm({
    name: `report ${start.prefilled.slug ?? ""}`,
    empty: EMPTY,
    withoutDraft: ["slug"],
    start,
    loadSchema,
    send,
  });
  const { ref, defaultValue, ...slug } = form.field("slug");
  const { autoFocus: _, defaultValue: chosen, ...choice } = form.field("reason");
  return (
    <SiteForm
      form={form}
      action={action}
      label={t("label")}
      submitText={t("submit")}
      busyText={texts("sending")}
      outcome={
        <OutcomeMessage
          form={form}
          afterwards={
            form.outcome?.status === "success" && (
              <NextSteps ways={[{ href: paths.reels, label: t("watchOthers") }]}>{t("anonymous")}</NextSteps>
            )
          }
        />
      }
    >
      <input type="hidden" ref={ref} name={slug.name} onChange={slug.onChange} defaultValue={defaultValue} />
      <ChoiceField
        {...choice}
        question={t("question")}
        choices={REPORT_REASON_NAMES.map((value) => ({ value, label: t(value) }))}
        chosen={chosen}
      />
      <FormField {...form.field("words")} label={t("words")} kind="text" hint={t("wordsHint")} />
    </SiteForm>
  );
}
