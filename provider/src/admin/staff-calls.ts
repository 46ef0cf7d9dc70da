/** Calls an inbox's own endpoint for a record; whether it was done. */
export async function callInbox(
  collection: string,
  id: number | string,
  action: "read" | "withdraw-consent",
): Promise<boolean> {
  const path = `/api/${collection}/${encodeURIComponent(id)}/${action}`;
  const response = await fetch(path, { method: "POST", credentials: "same-origin" }).catch(() => undefined);
  return response?.ok ?? false;
}
