import "server-only";
import { dataOr, type QueryResult } from "@/lib/provider/cached-query";
import { getHashtagChoices, type HashtagChoice } from "@/lib/provider/hashtags";
import { chosenAmong } from "./hashtag-token";

/**
 * The Active hashtags that a search parameter means, whatever a visitor wrote there: once or several times, with commas
 * or not. Unknown ones are passed over. Nobody is asked where it is empty.
 */
export async function readChosenHashtags(
  parameter: string | string[] | undefined,
): Promise<QueryResult<HashtagChoice[]>> {
  const tokens = [parameter ?? []].flat().filter((token) => token !== "");
  if (tokens.length === 0) return { state: "found", data: [] };
  const choices = await getHashtagChoices();
  if (choices.state === "unavailable") return choices;
  return { state: "found", data: chosenAmong(dataOr(choices, []), tokens) };
}
