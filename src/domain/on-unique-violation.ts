import { isUniqueViolation } from "#database/is-unique-violation.ts";

/**
 * Runs a write and throws `toError()` in place of a violated unique constraint: of two concurrent writes with
 * one SKU, name or slug, neither sees the other in its check before.
 */
export async function onUniqueViolation<T>(
  write: () => Promise<T>,
  toError: () => Error | Promise<Error>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? await toError() : error;
  }
}
