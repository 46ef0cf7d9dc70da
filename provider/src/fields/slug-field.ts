import type { FieldHook, TextField, TypeWithID } from "payload";

import { checkSlug, toSlug } from "./slug-rules";

type SlugOptions = {
  /** The field that a new record's slug is made from. */
  from: string;
  description: string;
  mayBeReserved?: boolean;
  /** Whether staff may change the slug later; links to the old one break. */
  mayChange?: boolean;
};

/** The last part of a record's web address: made from its title when left empty, unique, and checked. */
export function slugField({
  from,
  description,
  mayBeReserved = false,
  mayChange = true,
}: SlugOptions): TextField {
  return {
    name: "slug",
    type: "text",
    label: "Web address name",
    required: true,
    unique: true,
    index: true,
    admin: { position: "sidebar", description: `${description} Left empty, it is made for you.` },
    access: mayChange ? {} : { update: () => false },
    validate: (value) => checkSlug(value, { mayBeReserved }),
    hooks: { beforeValidate: [fillIn(from)] },
  };
}

function fillIn(from: string): FieldHook<TypeWithID & Record<string, unknown>, unknown> {
  return ({ value, data, originalDoc }) => {
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    const title = data?.[from] ?? originalDoc?.[from];
    return typeof title === "string" ? toSlug(title) : value;
  };
}
