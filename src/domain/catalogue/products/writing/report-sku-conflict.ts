import { conflict } from "../../../errors.ts";
import { onUniqueViolation } from "../../../on-unique-violation.ts";

/** Runs a write; a concurrent write of the same SKU is reported as a conflict. */
export const reportSkuConflict = <T>(
  sku: string | null | undefined,
  write: () => Promise<T>,
): Promise<T> =>
  sku
    ? onUniqueViolation(write, () => conflict(`The sku “${sku}” is already used by another piece.`))
    : write();
