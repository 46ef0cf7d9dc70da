import { isTimeZone } from "@lampstand/contract/days";
import { type ChurchColors, parseColor } from "@lampstand/contract/colors";
import { getCountries } from "libphonenumber-js/min";
import type { TextField } from "payload";

const COLOR_HELP = "Please choose a colour, or enter one such as #1b1729.";
const TIME_ZONE_HELP = "There’s no time zone with this name. Please choose one from the list.";
const COUNTRY_HELP = "There’s no country with this name. Please choose one from the list.";

/**
 * Returns a field for one of the church's two colours, stored as `#rrggbb`. The site adjusts colours that are
 * illegible.
 */
export function color(name: string, label: string, description: string, part: keyof ChurchColors): TextField {
  return {
    name,
    type: "text",
    label,
    admin: {
      description,
      components: { Field: { path: "/admin/fields/color-field#ColorField", clientProps: { part } } },
    },
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === "string" ? (parseColor(value) ?? value) : (value as unknown)),
      ],
    },
    validate: (value: unknown) =>
      !value || (typeof value === "string" && parseColor(value) !== null) || COLOR_HELP,
  };
}

/** Returns a field for a time zone by its IANA name. */
export function timeZone(name: string, label: string, description: string): TextField {
  const options = Intl.supportedValuesOf("timeZone").map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " ").replaceAll("/", " / "),
  }));
  const validate = (value: unknown) =>
    !value || (typeof value === "string" && isTimeZone(value)) || TIME_ZONE_HELP;
  return { ...chosenFrom(name, label, description, options), validate };
}

/** Returns a field for a country by its two-letter code. */
export function country(name: string, label: string, description: string): TextField {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const options = getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const validate = (value: unknown) =>
    !value || options.some((option) => option.value === value) || COUNTRY_HELP;
  return { ...chosenFrom(name, label, description, options), validate };
}

type Option = { value: string; label: string };

/**
 * Returns a field for a choice stored as text: a database's own list of values would need an update whenever the world
 * changes.
 */
function chosenFrom(name: string, label: string, description: string, options: Option[]): TextField {
  return {
    name,
    type: "text",
    label,
    admin: {
      description,
      components: { Field: { path: "/admin/fields/choice-field#ChoiceField", clientProps: { options } } },
    },
  };
}
