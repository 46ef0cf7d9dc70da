"use client";

import { AsYouType } from "libphonenumber-js/min";
import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ChangeEvent, type SyntheticEvent } from "react";
import LibraryPhoneInput, { type Country } from "react-phone-number-input/min";
import { PHONE_COUNTRY } from "@/lib/forms/phone-country";
import type { FieldControl } from "./form-field";
import { INPUT_STYLE } from "./field-style";

/** What was typed, as the library takes it: `+` and digits, nothing for nothing; `null` for what has no digits at all. */
export function toNumber(text: string, country: Country = PHONE_COUNTRY): string | null {
  if (text.trim() === "") return "";
  const typed = new AsYouType(country);
  typed.input(text);
  return typed.getNumberValue() ?? null;
}

/** Whoever types over all of it without a country's code means a number of the country that is chosen. */
function completeNumber(event: SyntheticEvent, country: Country | undefined): void {
  const input = event.target;
  if (!country || !(input instanceof HTMLInputElement) || input.value.startsWith("+")) return;
  input.value = toNumber(input.value, country) ?? input.value;
}

type PhoneInputProps = {
  control: FieldControl;
  /** `+` and digits, or nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur: React.FocusEventHandler;
  /** Takes what can be focused in the place of the input. */
  register: (field: { focus: () => void }) => void;
};

/** A phone number in the international form, with its country. */
export function PhoneInput({ control, value, onChange, onBlur, register }: PhoneInputProps) {
  const { id = "" } = control;
  const [country, setCountry] = useState<Country | undefined>(PHONE_COUNTRY);
  const registerInput = useEffectEvent(register);
  useEffect(() => {
    registerInput({ focus: () => document.getElementById(id)?.focus() });
  }, [id]);
  return (
    <LibraryPhoneInput
      {...control}
      international
      focusInputOnCountrySelection={false}
      defaultCountry={PHONE_COUNTRY}
      value={value || undefined}
      onChange={(number) => {
        onChange(number ?? "");
      }}
      onCountryChange={setCountry}
      onBlur={onBlur}
      autoComplete="tel"
      className="flex gap-2"
      containerComponentProps={{
        onChangeCapture: (event: SyntheticEvent) => {
          completeNumber(event, country);
        },
      }}
      countrySelectComponent={CountrySelect}
      numberInputProps={{ className: `${INPUT_STYLE} min-h-13 grow` }}
    />
  );
}

type CountryOption = { value?: Country; label: string; divider?: boolean };

type CountrySelectProps = {
  value?: Country;
  onChange: (country?: Country) => void;
  options: CountryOption[];
  "aria-label": string;
};

/** The library's word for no country. */
const NO_COUNTRY = "ZZ";

/** A select that shows the country's two letters and offers its name. */
function CountrySelect({ value, onChange, options, ...labelled }: CountrySelectProps) {
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange(options.find((option) => option.value === event.target.value)?.value);
  };
  return (
    <div className="relative flex shrink-0 items-center gap-1 rounded-xl border-2 border-ink-soft bg-white px-3 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring)">
      <span aria-hidden="true">{value ?? "Intl"}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={labelled["aria-label"]}
        value={value ?? NO_COUNTRY}
        onChange={choose}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value ?? NO_COUNTRY} value={option.value ?? NO_COUNTRY}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
