/** Of the collections whose records are not kept for ever: the columns whose change begins a record's time anew. */
const BEGUN_BY: Partial<Record<string, readonly string[]>> = {
  "contact-messages": ["answers", "isHandled"],
  reports: ["isHandled"],
  "volunteer-contacts": ["answers", "isHandled"],
  conversations: ["answers", "isHandled"],
  stories: ["status"],
  "testimony-consents": ["consents", "withdrawnAt"],
  "others-consents": ["askedAt", "agreedAt", "withdrawnAt"],
};

/** Whether a collection's records are not kept for ever. */
export function hasTime(collection: string): boolean {
  return collection in BEGUN_BY;
}

/**
 * The column that says from when a record's time runs, as it is to be written, if what changes begins it anew.
 * @param isChanged Whether a column of the record changes.
 */
export function keptSince(
  collection: string,
  isChanged: (column: string) => boolean,
): { keptSince?: string } {
  return BEGUN_BY[collection]?.some(isChanged) ? { keptSince: new Date().toISOString() } : {};
}
