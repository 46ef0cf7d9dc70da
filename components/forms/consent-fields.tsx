"use client";

import type { STORY_CONSENTS, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import { useTranslations } from "next-intl";
import { FormField, type FormFieldProps } from "./form-field";

type BoxPurpose = keyof typeof STORY_CONSENTS | keyof typeof TESTIMONY_CONSENTS;

type ConsentFieldsProps<Purpose extends BoxPurpose> = {
  form: { checkbox: (purpose: NoInfer<Purpose>) => Omit<FormFieldProps, "label"> };
  consents: readonly { purpose: Purpose; sentence: string }[];
};

/** Each hint is the effect of an empty box, which doesn't keep the form from being sent. */
export function ConsentFields<Purpose extends BoxPurpose>({ form, consents }: ConsentFieldsProps<Purpose>) {
  const t = useTranslations("consents");
  const hintOf = (purpose: BoxPurpose) => t(`${purpose}Unticked`);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{t("legend")}</legend>
      {consents.map(({ purpose, sentence }) => (
        <FormField
          key={purpose}
          {...form.checkbox(purpose)}
          label={<bdi>{sentence}</bdi>}
          hint={hintOf(purpose)}
        />
      ))}
    </fieldset>
  );
}
