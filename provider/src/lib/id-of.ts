/** Returns the id of a related record, populated or not. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === "object" ? value?.id : value;
}
