import { isUniqueViolation } from "#database/is-unique-violation.ts";
import { conflict } from "../../errors.ts";

/** Names the rule when two writes reach for one name or slug at the same instant. */
export async function reportTagConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict("There is already a tag with this name or slug.");
  }
}
