import { isTimeZone } from "@lampstand/contract/days";
import { type ChurchColors, parseColor } from "@lampstand/contract/colors";
import { getCountries } from "libphonenumber-js/min";
import type { TextField } from "payload";

import { translateWith } from "../admin/texts/text";
import type { Checked, Description, Label } from "./text-fields";

/**
 * Returns a field for one of the church's two colours, stored as `#rrggbb`. The site adjusts colours that are
 * illegible.
 */
export function color(
  name: string,
  label: Label,
  description: Description,
  part: keyof ChurchColors,
): TextField {
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
    validate: (value: unknown, { req }: Checked) =>
      !value ||
      (typeof value === "string" && parseColor(value) !== null) ||
      translateWith(req.t)("fields:colorInvalid"),
  };
}

/** Returns a field for a time zone by its IANA name. */
export function timeZone(name: string, label: Label, description: Description): TextField {
  const options = Intl.supportedValuesOf("timeZone").map((zone) => ({
    value: zone,
    label: zone.replaceAll("_", " ").replaceAll("/", " / "),
  }));
  const validate = (value: unknown, { req }: Checked) =>
    !value ||
    (typeof value === "string" && isTimeZone(value)) ||
    translateWith(req.t)("fields:timeZoneInvalid");
  return { ...chosenFrom(name, label, description, options), validate };
}

/** Returns a field for a country by its two-letter code. */
export function country(name: string, label: Label, description: Description): TextField {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const options = getCountries()
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const validate = (value: unknown, { req }: Checked) =>
    !value ||
    options.some((option) => option.value === value) ||
    translateWith(req.t)("fields:countryInvalid");
  return { ...chosenFrom(name, label, description, options), validate };
}

type Option = { value: string; label: string };

/**
 * Returns a field for a choice stored as text: a database's own list of values would need an update whenever the world
 * changes.
 */
function chosenFrom(name: string, label: Label, description: Description, options: Option[]): TextField {
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
