import { withAsciiDigits } from "@lampstand/contract/text";
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

/** The country of a phone number without a country code, where the church has named no other. */
export const DEFAULT_PHONE_COUNTRY: CountryCode = "US";

/** A country by its two-letter code, in either case; the default for one that is unknown. */
export function phoneCountryOf(code: string): CountryCode {
  const country = code.trim().toUpperCase();
  return isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY;
}

/** The country that the page in this browser names; on the server, which completes numbers before, the default. */
export function pagePhoneCountry(): CountryCode {
  if (typeof document === "undefined") return DEFAULT_PHONE_COUNTRY;
  return phoneCountryOf(document.documentElement.dataset.phoneCountry ?? "");
}

/** The full-width plus of East Asian keyboards, and others that are read as a plus. */
const PLUS = /[\uff0b\ufe62\u207a]/g;

/** A phone number as it was typed, with its plus and the digits of every script in ASCII. */
export function asciiPhone(phone: string): string {
  return withAsciiDigits(phone).replace(PLUS, "+");
}

/** Whether it is a country's code, with which the field begins, without a number. */
export function isCallingCodeAlone(phone: string): boolean {
  const code = /^\+(\d{1,3})$/.exec(asciiPhone(phone).trim())?.[1];
  return code !== undefined && getCountries().some((country) => getCountryCallingCode(country) === code);
}

/** How most countries, and North America, dial another one. */
const DIALLED_ABROAD = /^[\s+(]*(?:00|011)/;

/** A phone number as somebody of that country types it, in E.164; `null` for what is none, or has an extension. */
export function completePhone(phone: string, country: CountryCode): string | null {
  const parsed = parsePhone(phone, country);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

/** Whether an extension follows a phone number, such as `x12`: E.164 has no place for it. */
export function hasExtension(phone: string, country: CountryCode): boolean {
  return Boolean(parsePhone(phone, country)?.ext);
}

function parsePhone(phone: string, country: CountryCode) {
  const typed = asciiPhone(phone);
  const parsed = parsePhoneNumberFromString(typed, country);
  if (parsed?.isValid() || !DIALLED_ABROAD.test(typed)) return parsed;
  return parsePhoneNumberFromString(typed.replace(DIALLED_ABROAD, "+"), country);
}

/** The fields of all forms that hold a phone number. */
const PHONE_FIELDS = ["phone", "phoneNo", "phoneNumber"];

/** A form's fields with each phone number in E.164 that can be read as one of a country; others stay. */
export async function completePhones(
  fields: Readonly<Record<string, unknown>>,
  readCountry: () => Promise<CountryCode>,
): Promise<Readonly<Record<string, unknown>>> {
  const typed = PHONE_FIELDS.flatMap((name) => {
    const phone = fields[name];
    return typeof phone === "string" && phone.trim() !== "" ? [[name, phone] as const] : [];
  });
  if (typed.length === 0) return fields;
  const country = await readCountry();
  const completed = typed.map(([name, phone]) => [name, completePhone(phone, country) ?? phone] as const);
  return { ...fields, ...Object.fromEntries<string>(completed) };
}
