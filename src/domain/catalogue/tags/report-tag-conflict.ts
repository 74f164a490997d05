import type { TagChange } from "#contract/catalogue/tags.ts";
import { conflict } from "../../errors.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import type { Shop } from "../../shop.ts";
import { checkTagIsFree } from "./check-tag-is-free.ts";

/** Runs a write; a concurrent write of the same name or slug is reported as a conflict with the other tag. */
export const reportTagConflict = <T>(
  shop: Shop,
  change: TagChange,
  write: () => Promise<T>,
  tagId?: number,
): Promise<T> =>
  onUniqueViolation(write, async () => {
    // A failed transaction of PostgreSQL reads nothing more.
    if (!shop.db.isTransaction) await checkTagIsFree(shop, change, tagId);
    return conflict("There is already a tag with this name or slug.");
  });
