"use client";

import { digitsOf } from "@lampstand/contract/patterns";
import { ChevronDown } from "lucide-react";
import metadata from "libphonenumber-js/min/metadata";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type SyntheticEvent } from "react";
import LibraryPhoneInput, { type Country, getCountries } from "react-phone-number-input/core";
import { pagePhoneCountry } from "@/lib/utils/phone-country";
import { type FieldControl, INPUT_STYLE } from "./form-field";
import { internationalText, numberBeforeExtension, toNumber } from "./international-text";

/** The library's code for no country. */
const NO_COUNTRY = "ZZ";

export function readNumber(text: string): string | null {
  return toNumber(text, pagePhoneCountry());
}

type PhoneInputProps = {
  control: FieldControl;
  /** In E.164 format, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur: React.FocusEventHandler;
  /** `isCut`: whether an extension or other text after the number was removed. */
  onCut: (isCut: boolean) => void;
  /** Lets react-hook-form focus the input if it has an error. */
  register: (field: { focus: () => void }) => void;
};

export function PhoneInput({ control, value, onChange, onBlur, onCut, register }: PhoneInputProps) {
  const { id = "" } = control;
  const locale = useLocale();
  const labels = useCountryNames(locale);
  const [initialCountry] = useState(pagePhoneCountry);
  /** For numbers without a country code, regardless of the code typed before. */
  const [country, setCountry] = useState(initialCountry);
  const cutNumber = useRef<string>(null);
  const registerInput = useEffectEvent(register);
  useEffect(() => {
    registerInput({ focus: () => document.getElementById(id)?.focus() });
  }, [id]);
  function completeNumber({ target: input }: SyntheticEvent) {
    if (!(input instanceof HTMLInputElement)) return;
    const before = cutNumber.current;
    // Digits typed after a cut number belong to its extension.
    const isTypedOn = before !== null && digitsOf(input.value).startsWith(digitsOf(before));
    cutNumber.current = numberBeforeExtension(input.value, country) ?? (isTypedOn ? before : null);
    onCut(cutNumber.current !== null);
    input.value = cutNumber.current ?? internationalText(input.value, country);
  }

  return (
    <LibraryPhoneInput
      {...control}
      metadata={metadata}
      labels={labels}
      locales={locale}
      international
      focusInputOnCountrySelection={false}
      defaultCountry={initialCountry}
      value={value || undefined}
      onChange={(number) => {
        onChange(number ?? "");
      }}
      onBlur={onBlur}
      autoComplete="tel"
      className="flex gap-2"
      containerComponentProps={{
        onChangeCapture: completeNumber,
      }}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ whenEmpty: value ? undefined : country, onChoose: setCountry }}
      numberInputProps={{ dir: "ltr", className: `${INPUT_STYLE} min-h-13 grow` }}
    />
  );
}

/** Returns the library's labels: the countries' names in the language of the page. */
function useCountryNames(locale: string): Record<string, string> {
  const t = useTranslations("form");
  const [names] = useState(() => {
    const regions = new Intl.DisplayNames(locale, { type: "region" });
    return Object.fromEntries(getCountries(metadata).map((code) => [code, regions.of(code) ?? code]));
  });
  return { ...names, [NO_COUNTRY]: t("noCountry"), country: t("phoneCountry") };
}

type CountryOption = { value?: Country; label: string; divider?: boolean };

type CountrySelectProps = {
  value?: Country;
  onChange: (country?: Country) => void;
  /** The country to assume for text typed into an empty input. */
  whenEmpty?: Country;
  onChoose: (country: Country) => void;
  options: CountryOption[];
  "aria-label": string;
};

function CountrySelect({ value, onChange, whenEmpty, onChoose, options, ...labelled }: CountrySelectProps) {
  const t = useTranslations("form");
  const shown = value ?? whenEmpty;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find((option) => option.value === event.target.value)?.value;
    if (chosen) onChoose(chosen);
    onChange(chosen);
  };
  return (
    <div className="relative flex shrink-0 items-center gap-1 rounded-xl border-2 border-ink-soft bg-white px-3 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring)">
      <span aria-hidden="true">{shown ?? t("international")}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
      <select
        aria-label={labelled["aria-label"]}
        value={shown ?? NO_COUNTRY}
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
