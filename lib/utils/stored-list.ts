/** What the browser keeps under a name; nothing where somebody else has written there. */
export function storedList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function storedTexts(text: string | null): string[] {
  return storedList(text).filter((entry) => typeof entry === "string");
}
