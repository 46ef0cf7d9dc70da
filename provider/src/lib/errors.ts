import { APIError, type CollectionSlug, ValidationError } from "payload";

/** Refuses what staff asked for, with a reason that the admin shows them. */
export function adminError(reason: string): APIError {
  // Without data, the built admin shows "unknown error": it goes by the class's name, which building takes away.
  return new APIError(reason, 400, {}, true);
}

/**
 * Refuses what staff entered in a field: the sentence stands beside the field, and is what they are told at once.
 * @param path The field's name.
 */
export function fieldError(collection: CollectionSlug, path: string, message: string): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }] });
  // Payload's own message names the field as the program knows it.
  error.message = message;
  return error;
}

/** Whether a record could not be written because another has this value of a unique field of one word. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
