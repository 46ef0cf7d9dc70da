import "client-only";
import { storedList } from "@/lib/utils/stored-slugs";
import { readItem, removeItem, writeItem } from "@/lib/utils/web-storage";

const KEY = "prayersUnsent";

/** What has not reached the server, each with the key of its press. Others may have written there. */
export function readUnsent(): unknown[] {
  return storedList(readItem("localStorage", KEY));
}

export function writeUnsent(prayers: unknown[]): void {
  if (prayers.length > 0) writeItem("localStorage", KEY, JSON.stringify(prayers));
  else removeItem("localStorage", KEY);
}
