import type { FieldHook, RelationshipField } from "payload";

import { referencesIn, type TextReferences } from "./text-media";

/**
 * What a formatted text refers to, as fields of its record, written with each save: by them it is found in which articles a
 * picture or a video stands, without reading their texts.
 */
export function textReferences(textField: string): RelationshipField[] {
  const field = (name: string, relationTo: keyof TextReferences): RelationshipField => ({
    name,
    type: "relationship",
    relationTo,
    hasMany: true,
    hidden: true,
    hooks: { beforeChange: [referencesOf(textField, relationTo)] },
  });
  return [field("textImages", "images"), field("textVideos", "videos")];
}

function referencesOf(textField: string, kind: keyof TextReferences): FieldHook {
  return ({ siblingData }: { siblingData: Record<string, unknown> }) =>
    referencesIn(siblingData[textField])[kind];
}
