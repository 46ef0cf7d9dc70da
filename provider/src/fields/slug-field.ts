import type { FieldHook, TextField, TextFieldSingleValidation, TypeWithID } from "payload";

import type { AddressedCollection } from "../features/slugs/former-slugs";
import { checkSlug, checkStorySlug, toSlug } from "../lib/slugs";

/** What staff want to know before they change a slug. */
const OLD_LINKS = "If you change it later, old links keep working: they lead to the new address.";

type SlugOptions = {
  /** The collection, within which a slug is unique. */
  collection: AddressedCollection | "pages";
  /** The field that a new record's slug is made from. */
  from: string;
  description: string;
  mayBeReserved?: boolean;
  /** Whether staff may change the slug later. */
  mayChange?: boolean;
};

/** The last part of a record's web address: made from its title when left empty, unique, and checked. */
export function slugField({
  collection,
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
    admin: {
      position: "sidebar",
      description: `${description} It follows the title until you write one.${mayChange ? ` ${OLD_LINKS}` : ""}`,
      components: { Field: { path: "/admin/fields/slug-input#SlugInput", clientProps: { from } } },
    },
    // A version that is brought back has the same slug, and would be refused without it.
    access: mayChange ? {} : { update: ({ req }) => req.context.isRestoringVersion === true },
    validate: validateSlug(collection, mayBeReserved),
    hooks: { beforeValidate: [fillIn(from)] },
  };
}

/** While staff are typing, an empty slug is not wrong yet. */
function validateSlug(
  collection: SlugOptions["collection"],
  mayBeReserved: boolean,
): TextFieldSingleValidation {
  return async (value, { event, id, req }) => {
    if (event === "onChange" && !value) return true;
    const checked = checkSlug(value, { mayBeReserved });
    if (checked !== true || event === "onChange") return checked;
    const others = await req.payload.count({
      collection,
      where: {
        and: [{ slug: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
      },
      trash: true,
      req,
    });
    return (
      others.totalDocs === 0 ||
      "This web address name is already taken, perhaps by something in the trash. Choose another."
    );
  };
}

function fillIn(from: string): FieldHook<TypeWithID & Record<string, unknown>, unknown> {
  return ({ value, data, originalDoc }) => {
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    const title = data?.[from] ?? originalDoc?.[from];
    return typeof title === "string" ? toSlug(title) : value;
  };
}

const validateStorySlug: TextFieldSingleValidation = (slug, { operation }) =>
  checkStorySlug(slug, { isNew: operation === "create" });

/** The short name that a visitor's story came with, which its video gets; the site's own words are refused. */
export const storySlugField: TextField = {
  name: "slug",
  type: "text",
  label: "Short name",
  required: true,
  unique: true,
  admin: {
    description: "Made for them while they uploaded. The video will be at /video-detail/… followed by it.",
  },
  validate: validateStorySlug,
};
