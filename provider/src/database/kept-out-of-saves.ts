import type { CollectionBeforeChangeHook } from "payload";

/**
 * Keeps fields out of the saving of a record that exists: they change by `updateIf` alone. Payload writes every field as
 * it read it before, so a save would undo what happened to them in between.
 */
export function keptOutOfSaves(...names: string[]): CollectionBeforeChangeHook {
  const kept = new Set(names);
  return ({ data, operation }) => {
    if (operation === "create") return data;
    return Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name)));
  };
}
