import { ValidationError } from "payload";

/** Whether a record could not be written because another has this value of a unique field of one word. */
export function isTaken(error: unknown, field: string): boolean {
  return error instanceof ValidationError && error.data.errors.some(({ path }) => path === field);
}
