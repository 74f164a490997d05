import { isUniqueViolation } from "#database/is-unique-violation.ts";
import { conflict } from "../../../errors.ts";

/**
 * Names the rule when two writes reach for one SKU at the same instant: the check saw nothing yet,
 * the database did.
 */
export async function reportSkuConflict<T>(
  sku: string | null | undefined,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sku && isUniqueViolation(error)) {
      throw conflict(`The sku “${sku}” is already used by another piece.`);
    }
    throw error;
  }
}
