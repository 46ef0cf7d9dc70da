"use client";

import { AsYouType } from "libphonenumber-js/min";
import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ChangeEvent, type SyntheticEvent } from "react";
import LibraryPhoneInput, { type Country } from "react-phone-number-input/min";
import { pagePhoneCountry } from "@/lib/schemas/phone-country";
import { type FieldControl, INPUT_STYLE } from "./form-field";

/** The typed text in E.164 format; `""` for none and `null` for text without digits. */
export function toNumber(text: string, country: Country = pagePhoneCountry()): string | null {
  if (text.trim() === "") return "";
  const typed = new AsYouType(country);
  typed.input(text);
  return typed.getNumberValue() ?? null;
}

/** A number typed without a country code is one of the chosen country. */
function completeNumber(event: SyntheticEvent, country: Country | undefined): void {
  const input = event.target;
  if (!country || !(input instanceof HTMLInputElement) || input.value.startsWith("+")) return;
  input.value = toNumber(input.value, country) ?? input.value;
}

type PhoneInputProps = {
  control: FieldControl;
  /** In E.164 format, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur: React.FocusEventHandler;
  /** Registers with react-hook-form, which focuses the input on an error. */
  register: (field: { focus: () => void }) => void;
};

/** A phone number input in international format with a country select. */
export function PhoneInput({ control, value, onChange, onBlur, register }: PhoneInputProps) {
  const { id = "" } = control;
  const [initialCountry] = useState(pagePhoneCountry);
  const [country, setCountry] = useState<Country | undefined>(pagePhoneCountry);
  const registerInput = useEffectEvent(register);
  useEffect(() => {
    registerInput({ focus: () => document.getElementById(id)?.focus() });
  }, [id]);
  return (
    <LibraryPhoneInput
      {...control}
      international
      focusInputOnCountrySelection={false}
      defaultCountry={initialCountry}
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

/** The library's code for no country. */
const NO_COUNTRY = "ZZ";

/** Shows the two-letter code of the country and lists the names. */
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
