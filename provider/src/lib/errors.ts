import { APIError, type CollectionSlug, ValidationError } from "payload";

/** Refuses a request of staff, with a reason that the admin shows. */
export function adminError(reason: string): APIError {
  // Without data, the built admin shows "unknown error": minification removes the class name it checks.
  return new APIError(reason, 400, {}, true);
}

/**
 * Refuses a field's value, with a message shown beside the field and as a notice.
 * @param path The field's name.
 */
export function fieldError(collection: CollectionSlug, path: string, message: string): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }] });
  // Payload's own message contains the field's internal name.
  error.message = message;
  return error;
}

/** Returns whether a write failed because another record has this value in a unique one-word field. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
