import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Payload } from "payload";

/** When each was checked against its source or its country's information. */
const CHECKED_ON = "2026-11-27T12:00:00.000Z";

const line = (country: string, name: string, phone: string, source: string) => ({
  ...{ country, name, phone, link: source, source, checkedOn: CHECKED_ON },
});

/** Crisis lines that answer at any hour, until a church lists others. */
export const CRISIS_LINES = [
  line("US", "988 Suicide & Crisis Lifeline", "988", "https://988lifeline.org"),
  line("CA", "9-8-8 Suicide Crisis Helpline", "988", "https://988.ca"),
  line("GB", "Samaritans", "116 123", "https://www.samaritans.org"),
  line("IE", "Samaritans Ireland", "116 123", "https://www.samaritans.org/ireland"),
  line("AU", "Lifeline Australia", "13 11 14", "https://www.lifeline.org.au"),
  line("NZ", "1737, need to talk?", "1737", "https://1737.org.nz"),
  line("DE", "TelefonSeelsorge", "0800 111 0 111", "https://www.telefonseelsorge.de"),
  line("CH", "Die Dargebotene Hand", "143", "https://www.143.ch"),
  line("FR", "3114, prévention du suicide", "3114", "https://3114.fr"),
  line("BR", "CVV, Centro de Valorização da Vida", "188", "https://www.cvv.org.br"),
];

/** Returns the crisis lines for the country of a phone number, or without one for the church's; if it has none, all. */
export async function crisisLinesFor(payload: Payload, phoneNo: string | null | undefined) {
  const [{ lines }, { phoneCountry }] = await Promise.all([
    payload.findGlobal({ slug: "talk", depth: 0 }),
    payload.findGlobal({ slug: "settings", depth: 0, select: { phoneCountry: true } }),
  ]);
  const theirs = parsePhoneNumberFromString(phoneNo ?? "")?.country ?? (phoneCountry || "US");
  const all = (lines ?? []).map(({ country, name, phone, link }) => ({
    ...{ country, name, phone: phone ?? "", link: link ?? "" },
  }));
  const ofCountry = all.filter(({ country }) => country === theirs);
  return ofCountry.length > 0 ? ofCountry : all;
}
