import { SLUG_MAX_LENGTH, STORY_SLUG_LENGTH } from "@lampstand/contract/limits";
import type {
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
  TypeWithID,
  Where,
} from "payload";

import { text, type TextKey, translateWith } from "../admin/texts/text";
import type { AddressedCollection } from "../features/slugs/former-slugs";
import { findAll } from "../lib/find-all";
import { checkSlug, faultOfStorySlug } from "../lib/slugs";
import { toSlug } from "../lib/to-slug";
import { sentence } from "../messages/sentences";

type SlugOptions = {
  /** The collection, within which a slug is unique. */
  collection: AddressedCollection | "pages";
  /** The field that a new record's slug is made from. */
  from: string;
  description: TextKey;
  mayBeReserved?: boolean;
  /** Whether staff may change the slug later. */
  mayChange?: boolean;
};

/**
 * Returns a field for the last part of a record's web address: made from its title when left empty, unique, and
 * checked.
 */
export function slugField({
  collection,
  from,
  description,
  mayBeReserved = false,
  mayChange = true,
}: SlugOptions): TextField {
  const help: TextKey[] = [description, "fields:slugHelp"];
  if (mayChange) help.push("fields:slugOldLinks");
  return {
    name: "slug",
    type: "text",
    label: text("fields:slug"),
    required: true,
    unique: true,
    index: true,
    admin: {
      position: "sidebar",
      description: ({ t }) => help.map((key) => translateWith(t)(key)).join(" "),
      components: { Field: { path: "/admin/fields/slug-input#SlugInput", clientProps: { from } } },
    },
    // Restoring a version sends the same slug, and would be refused without this.
    access: mayChange ? {} : { update: ({ req }) => req.context.isRestoringVersion === true },
    validate: validateSlug(collection, mayBeReserved),
    hooks: { beforeValidate: [fillIn({ collection, from, mayBeReserved })] },
  };
}

/** Returns a check that accepts an empty slug while staff are typing. */
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
      where: { and: [{ slug: { equals: value } }, ...exceptFor(id)] },
      trash: true,
      req,
    });
    return others.totalDocs === 0 || translateWith(req.t)("fields:slugTaken");
  };
}

type MadeSlug = Required<Pick<SlugOptions, "collection" | "from" | "mayBeReserved">>;

function fillIn(options: MadeSlug): FieldHook<TypeWithID & Record<string, unknown>, unknown> {
  return async ({ value, data, originalDoc, operation, req }) => {
    const slug = typeof value === "string" ? value.trim() : "";
    const title = data?.[options.from] ?? originalDoc?.[options.from];
    const made = typeof title === "string" ? toSlug(title) : undefined;
    // In the form, a new record's slug follows the title.
    const isOwn = slug !== "" && !(operation === "create" && slug === made);
    if (isOwn) return slug;
    return made === undefined ? value : freeSlug(req, options, made, originalDoc?.id);
  };
}

/** How many records with the same title can get a slug with a number. */
const NUMBERED = 99;

/** Returns an unused slug: the one made, or the first free one with a number. */
async function freeSlug(
  req: PayloadRequest,
  { collection, mayBeReserved }: MadeSlug,
  made: string,
  id: TypeWithID["id"] | undefined,
): Promise<string> {
  if (made === "") return made;
  const numbered = Array.from({ length: NUMBERED - 1 }, (_, index) => {
    const number = `-${index + 2}`;
    return `${made.slice(0, SLUG_MAX_LENGTH - number.length).replace(/-$/, "")}${number}`;
  });
  const slugs = [made, ...numbered];
  const where: Where = { and: [{ slug: { in: slugs } }, ...exceptFor(id)] };
  const docs = await findAll(req.payload, collection, where, { trash: true, req });
  const taken = new Set(docs.map(({ slug }) => slug));
  return slugs.find((slug) => !taken.has(slug) && checkSlug(slug, { mayBeReserved }) === true) ?? made;
}

function exceptFor(id: TypeWithID["id"] | undefined): Where[] {
  return id === undefined ? [] : [{ id: { not_equals: id } }];
}

/** Staff may handle older stories whose name was reserved later. */
const validateStorySlug: TextFieldSingleValidation = (slug, { operation, req }) => {
  if (!slug?.trim()) return translateWith(req.t)("fields:storySlugMissing");
  const fault = operation === "create" ? faultOfStorySlug(slug) : undefined;
  return fault === undefined || sentence(fault, { min: STORY_SLUG_LENGTH }).message;
};

/** The short name that came with a visitor's story and that its video gets; the site's own words are refused. */
export const storySlugField: TextField = {
  name: "slug",
  type: "text",
  label: text("fields:storySlug"),
  required: true,
  unique: true,
  admin: {
    description: text("fields:storySlugHelp"),
  },
  validate: validateStorySlug,
};
