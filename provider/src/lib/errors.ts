import { APIError, ValidationError } from "payload";

/** Refuses what staff asked for, with a reason that the admin shows them. */
export function adminError(reason: string): APIError {
  // Without data, the built admin shows "unknown error": it goes by the class's name, which building takes away.
  return new APIError(reason, 400, {}, true);
}

/** Whether a record could not be written because another has this value of a unique field of one word. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
