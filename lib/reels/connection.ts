import * as z from "zod/mini";

/** What browsers that tell anything tell of the connection (Network Information API). */
const connectionSchema = z.object({
  saveData: z.catch(z.boolean(), false),
  effectiveType: z.catch(z.string(), ""),
});

const SLOW = ["slow-2g", "2g"];

/** Whether something may be fetched before it is asked for: not when the visitor saves data or is on a slow network. */
export function mayFetchAhead(): boolean {
  if (!("connection" in navigator)) return true;
  const connection = connectionSchema.safeParse(navigator.connection);
  return !connection.success || !(connection.data.saveData || SLOW.includes(connection.data.effectiveType));
}
