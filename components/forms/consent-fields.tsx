"use client";

import type { ConsentPurpose } from "@lampstand/contract/consents";
import { FormField, type FormFieldProps } from "./form-field";

/** The effect of an empty box, which doesn't keep the form from being sent. */
const WITHOUT: Partial<Record<ConsentPurpose, string>> = {
  agreeToUseTestimony: "If you leave this unticked, we won’t show your testimony until you agree.",
  agreeToPromotions: "If you leave this unticked, we won’t send you news or invitations.",
  isAcceptUnrestricted:
    "If you leave this unticked, we’ll keep your story but won’t show it until you agree.",
  isAcceptReceiveFurther: "If you leave this unticked, we’ll only write to you about this story.",
};

type ConsentFieldsProps<Purpose extends ConsentPurpose> = {
  form: { checkbox: (purpose: NoInfer<Purpose>) => Omit<FormFieldProps, "label"> };
  consents: readonly { purpose: Purpose; sentence: string }[];
};

export function ConsentFields<Purpose extends ConsentPurpose>({
  form,
  consents,
}: ConsentFieldsProps<Purpose>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">What we may do</legend>
      {consents.map(({ purpose, sentence }) => (
        <FormField key={purpose} {...form.checkbox(purpose)} label={sentence} hint={WITHOUT[purpose]} />
      ))}
    </fieldset>
  );
}
