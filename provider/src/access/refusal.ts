import { APIError } from "payload";

/** Refuses what staff asked for, with a reason that the admin shows them. */
export function refusal(reason: string): APIError {
  // Without data, the built admin shows "unknown error": it goes by the class's name, which building takes away.
  return new APIError(reason, 400, {}, true);
}
