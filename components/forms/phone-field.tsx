"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useFirstInput, useLazyModule } from "@/components/ui/use-lazy-module";
import { FormField } from "./form-field";
import type { SiteForm } from "./use-site-form";

const loadPhoneInput = () => import("./phone-input");

type PhoneFieldProps<Field extends string> = { form: SiteForm<Field>; name: Field };

/** Starts as a plain input. The library's replaces it once loaded and someone uses the form, but never mid-typing. */
export function PhoneField<Field extends string>({ form, name }: PhoneFieldProps<Field>) {
  const t = useTranslations("form");
  const [phoneInput, load] = useLazyModule(loadPhoneInput);
  const [isTyping, setTyping] = useState(false);
  const [isEnhanced, setEnhanced] = useState(false);
  const [isCut, setCut] = useState(false);
  useFirstInput(load);
  const { onBlur, ref, ...field } = form.field(name);
  const text = useWatch({ control: form.control, name });
  const isFilled = Boolean(text);
  useEffect(() => {
    if (isFilled) void load();
  }, [isFilled, load]);
  const number = phoneInput?.readNumber(typeof text === "string" ? text : "") ?? null;
  if (phoneInput && number !== null && !isTyping && !isEnhanced) setEnhanced(true);

  return (
    <FormField
      {...field}
      ref={ref}
      label={t("phone")}
      type="tel"
      inputMode="tel"
      hint={isCut && number !== "" && <span role="status">{t("phoneCut")}</span>}
      autoComplete="tel"
      onFocus={() => {
        setTyping(true);
      }}
      onBlur={(event) => {
        setTyping(false);
        void onBlur(event);
      }}
    >
      {(control) =>
        phoneInput && isEnhanced && number !== null ? (
          <phoneInput.PhoneInput
            control={control}
            value={number}
            onChange={(value) => {
              form.setValue(name, value);
            }}
            onBlur={(event) => void onBlur(event)}
            onCut={setCut}
            register={ref}
          />
        ) : null
      }
    </FormField>
  );
}
