/** The id of a record that another points to, whether the database filled it in or not. */
export function idOf(value: string | { id: string } | null | undefined): string | undefined {
  return typeof value === "object" ? value?.id : value;
}
