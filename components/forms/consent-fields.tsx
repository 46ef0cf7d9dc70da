"use client";

import type { ConsentPurpose } from "@lampstand/contract/consents";
import { FormField, type FormFieldProps } from "./form-field";

/** What follows from an empty box; the form is sent all the same. */
const WITHOUT: Partial<Record<ConsentPurpose, string>> = {
  agreeToUseTestimony: "If you leave this empty, your testimony is not shown until you have agreed to it.",
  agreeToPromotions: "If you leave this empty, you get no news and invitations from us.",
  isAcceptUnrestricted:
    "If you leave this empty, your story is kept but not shown until you have agreed to it.",
  isAcceptReceiveFurther: "If you leave this empty, we write to you about this story only.",
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
