import "server-only";
import { isPlausibleSlug } from "@/lib/paths";
import { noSuchThing, type QueryResult } from "./cached-query";

/**
 * Reads what has this slug; where nothing has, what has it in lower case. Its page then leads on to its own address.
 * `missing`, without a call, for what can be no slug.
 */
export async function readInEitherCase<T>(
  slug: string,
  read: (slug: string) => Promise<QueryResult<T>>,
): Promise<QueryResult<T>> {
  if (!isPlausibleSlug(slug)) return noSuchThing();
  const reading = await read(slug);
  const lowerCase = slug.toLowerCase();
  return reading.state === "missing" && lowerCase !== slug ? read(lowerCase) : reading;
}
