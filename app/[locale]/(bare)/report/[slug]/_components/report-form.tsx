"use client";

import { REPORT_REASON_NAMES, REPORT_REASONS } from "@lampstand/contract/reports";
import { ChoiceField } from "@/components/forms/choice-field";
import { FormField } from "@/components/forms/form-field";
import { OutcomeMessage } from "@/components/forms/form-feedback";
import { NextSteps } from "@/components/forms/next-steps";
import { sendSiteForm, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";
import { paths } from "@/lib/paths";

const EMPTY = { slug: "", reason: "", words: "" } as const;

const CHOICES = REPORT_REASON_NAMES.map((value) => ({ value, label: REPORT_REASONS[value] }));

const loadSchema = () => import("@/lib/forms/form-schemas").then(({ reportSchema }) => reportSchema);

const send = sendSiteForm("report");

const WAYS = [{ href: paths.reels, label: "Watch other stories" }];

type ReportFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function ReportForm({ start, action }: ReportFormProps) {
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
      label="Report this story"
      submitText="Report"
      busyText="Sending..."
      outcome={
        <OutcomeMessage
          form={form}
          afterwards={
            form.outcome?.status === "success" && (
              <NextSteps ways={WAYS}>We never say who sent a report.</NextSteps>
            )
          }
        />
      }
    >
      <input type="hidden" ref={ref} name={slug.name} onChange={slug.onChange} defaultValue={defaultValue} />
      <ChoiceField {...choice} question="What’s wrong with it?" choices={CHOICES} chosen={chosen} />
      <FormField
        {...form.field("words")}
        label="Anything else"
        kind="text"
        hint="For example, when it happens in the video. You don’t need to say who you are."
      />
    </SiteForm>
  );
}
