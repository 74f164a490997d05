import { conflict } from "../../errors.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";

/** Runs a write; a concurrent write of the same name or slug is reported as a conflict. */
export const reportTagConflict = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation(write, () => conflict("There is already a tag with this name or slug."));
