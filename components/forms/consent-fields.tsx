"use client";

import type { ConsentSentence, STORY_CONSENTS, TESTIMONY_CONSENTS } from "@lampstand/contract/consents";
import { useTranslations } from "next-intl";
import { FormField, type FormFieldProps } from "./form-field";

type BoxPurpose = (typeof STORY_CONSENTS)[number] | (typeof TESTIMONY_CONSENTS)[number];

type ConsentFieldsProps<Purpose extends BoxPurpose> = {
  form: {
    checkbox: (purpose: NoInfer<Purpose>) => Omit<FormFieldProps, "label">;
    field: (
      name: "consentLanguage",
    ) => Pick<FormFieldProps, "name" | "defaultValue" | "ref" | "onChange" | "onBlur">;
  };
  consents: readonly ConsentSentence<Purpose>[];
};

/** Each hint is the effect of an empty box, which doesn't keep the form from being sent. */
export function ConsentFields<Purpose extends BoxPurpose>({ form, consents }: ConsentFieldsProps<Purpose>) {
  const t = useTranslations("consents");
  const hintOf = (purpose: BoxPurpose) => t(`${purpose}Unticked`);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{t("legend")}</legend>
      <input {...form.field("consentLanguage")} type="hidden" />
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
