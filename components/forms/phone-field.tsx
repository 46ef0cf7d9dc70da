"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useAtRest } from "@/components/ui/use-at-rest";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { FormField } from "./form-field";
import type { SiteForm } from "./use-site-form";

const loadPhoneInput = () => import("./phone-input");

type PhoneFieldProps<Field extends string> = { form: SiteForm<Field>; name: Field; label: string };

/**
 * A phone number: a plain line, which gets its country and format once the code for them is there. Nothing is taken
 * from under the fingers of whoever is typing in it.
 */
export function PhoneField<Field extends string>({ form, name, label }: PhoneFieldProps<Field>) {
  const [library, load] = useOnDemand(loadPhoneInput);
  const [isTyping, setTyping] = useState(false);
  const [isEnhanced, setEnhanced] = useState(false);
  useAtRest(load);
  const { onBlur, ref, ...field } = form.field(name);
  const text = useWatch({ control: form.control, name });
  const number = library?.toNumber(typeof text === "string" ? text : "") ?? null;
  if (library && number !== null && !isTyping && !isEnhanced) setEnhanced(true);

  return (
    <FormField
      {...field}
      ref={ref}
      label={label}
      type="tel"
      inputMode="tel"
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
        library && isEnhanced && number !== null ? (
          <library.PhoneInput
            control={control}
            value={number}
            onChange={(value) => {
              form.setValue(name, value);
            }}
            onBlur={(event) => void onBlur(event)}
            register={ref}
          />
        ) : null
      }
    </FormField>
  );
}
