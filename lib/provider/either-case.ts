import "server-only";
import { isPlausibleSlug } from "@/lib/paths";
import { noSuchThing, type QueryResult } from "./cached-query";

/** Also tries the slug in lower case; the page then redirects to its own address. */
export async function readInEitherCase<T>(
  slug: string,
  read: (slug: string) => Promise<QueryResult<T>>,
): Promise<QueryResult<T>> {
  if (!isPlausibleSlug(slug)) return noSuchThing();
  const reading = await read(slug);
  const lowerCase = slug.toLowerCase();
  return reading.state === "missing" && lowerCase !== slug ? read(lowerCase) : reading;
}
