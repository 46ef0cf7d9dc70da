import { AsYouType, type CountryCode, getCountryCallingCode } from "libphonenumber-js/min";
import { asciiPhone, completePhone } from "@/lib/utils/phone-country";

/** More digits may turn it into an international call prefix. */
const MAYBE_ABROAD = /^(?:00?|001|0011|011?)$/;

/** The international call prefixes of Australia, of most countries and of North America. */
const ABROAD = /^(?:0011|00(?=[02-9]|1[02-9]))(\d+)$/;
const ABROAD_FROM_NORTH_AMERICA = /^011([1-9]\d*)$/;

/** A letter, or a sign that precedes an extension. */
const NO_NUMBER = /[\p{L}#;,]/u;

/** Returns E.164, as far as typed; `""` for no text, `null` if there are no digits or more than a number. */
export function toNumber(text: string, country: CountryCode): string | null {
  if (text.trim() === "") return "";
  if (numberBeforeExtension(text, country) !== null) return null;
  const typed = new AsYouType(country);
  typed.input(internationalText(text, country));
  return typed.getNumberValue() ?? null;
}

/** Completes typed, pasted or autofilled text; a number without a country code belongs to `country`. */
export function internationalText(typed: string, country: CountryCode): string {
  // A pasted number follows the code that was in the field.
  const text = asciiPhone(typed)
    .replace(/^.*(?=\+)/su, "")
    .trim();
  const digits = text.replace(/\D/g, "");
  if (digits === "" || MAYBE_ABROAD.test(digits)) return text;
  const code = getCountryCallingCode(country);
  const behindCode = text.startsWith(`+${code}`) ? digits.slice(code.length) : "";
  const abroad = dialledAbroad(digits, code) ?? dialledAbroad(behindCode, code);
  if (abroad !== null) return abroad;
  if (text.startsWith("+") && !digits.startsWith("0")) return text;
  const national = new AsYouType(country);
  national.input(digits);
  return national.getNumberValue() ?? text;
}

/** Returns the number before an extension or other text, in E.164; `null` if no such text follows. */
export function numberBeforeExtension(typed: string, country: CountryCode): string | null {
  const text = asciiPhone(typed);
  const number = text.slice(Math.max(0, text.search(/\d/)));
  const end = number.search(NO_NUMBER);
  if (end < 0) return null;
  const prefix = text.slice(0, text.length - number.length);
  return completePhone(internationalText(prefix + number.slice(0, end), country), country);
}

function dialledAbroad(digits: string, callingCode: string): string | null {
  const northAmerican = callingCode === "1" ? ABROAD_FROM_NORTH_AMERICA.exec(digits) : null;
  const [, number] = northAmerican ?? ABROAD.exec(digits) ?? [];
  return number === undefined ? null : `+${number}`;
}
