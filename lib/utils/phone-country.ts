import { withAsciiDigits } from "@lampstand/contract/text";
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export const DEFAULT_PHONE_COUNTRY: CountryCode = "US";

export function phoneCountryOf(code: string): CountryCode {
  const country = code.trim().toUpperCase();
  return isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY;
}

/** Returns the default on the server, where numbers are already complete. */
export function pagePhoneCountry(): CountryCode {
  if (typeof document === "undefined") return DEFAULT_PHONE_COUNTRY;
  return phoneCountryOf(document.documentElement.dataset.phoneCountry ?? "");
}

const PLUS = /[\uff0b\ufe62\u207a]/g;

export function asciiPhone(phone: string): string {
  return withAsciiDigits(phone).replace(PLUS, "+");
}

export function isCallingCodeAlone(phone: string): boolean {
  const code = /^\+(\d{1,3})$/.exec(asciiPhone(phone).trim())?.[1];
  return code !== undefined && getCountries().some((country) => getCountryCallingCode(country) === code);
}

const DIALLED_ABROAD = /^[\s+(]*(?:00|011)/; // 00 in most countries, 011 in North America

/** Returns E.164; `null` for an invalid number, or one with an extension. */
export function completePhone(phone: string, country: CountryCode): string | null {
  const parsed = parsePhone(phone, country);
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}

export function hasExtension(phone: string, country: CountryCode): boolean {
  return Boolean(parsePhone(phone, country)?.ext);
}

function parsePhone(phone: string, country: CountryCode) {
  const typed = asciiPhone(phone);
  const parsed = parsePhoneNumberFromString(typed, country);
  if (parsed?.isValid() || !DIALLED_ABROAD.test(typed)) return parsed;
  return parsePhoneNumberFromString(typed.replace(DIALLED_ABROAD, "+"), country);
}

const PHONE_FIELDS = ["phone", "phoneNo", "phoneNumber"];

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
