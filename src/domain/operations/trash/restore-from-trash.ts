import type { TrashKind } from "#contract/trash.ts";
import { isUniqueViolation } from "#database/is-unique-violation.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { restoreCollection } from "./restore-collection.ts";
import { restorePlatform } from "./restore-platform.ts";
import { restoreProducts } from "./restore-products.ts";
import { restoreRow } from "./restore-row.ts";
import { restoreSubscriber } from "./restore-subscriber.ts";
import { restoreTag } from "./restore-tag.ts";

export type Overrides = {
  /** For a collection or a tag whose slug is another's by now. */
  slug?: string | undefined;
  /** For a piece whose SKU is another's by now. */
  sku?: string | undefined;
};

type Restore = (shop: Shop, id: number, names: Overrides) => Promise<void>;

const RESTORE: Record<TrashKind, Restore> = {
  product: (shop, id, { sku }) => restoreProducts(shop, [id], sku),
  collection: (shop, id, { slug }) => restoreCollection(shop, id, slug),
  tag: (shop, id, { slug }) => restoreTag(shop, id, slug),
  subscriber: restoreSubscriber,
  order: (shop, id) => restoreRow(shop, "order", id),
  platform: restorePlatform,
};

/**
 * Brings something back from the trash as it was.
 * @throws not-found when it is not in the trash (any more)
 * @throws conflict naming what is in the way: a slug, a SKU, a tag's name or an address that is
 * another's by now
 */
export async function restoreFromTrash(
  shop: Shop,
  trashId: number,
  names: Overrides = {},
): Promise<void> {
  try {
    await inTransaction(shop, async (shop) => {
      // Taking it out of the trash first: of two who restore it, one finds it gone.
      const entry = await shop.db
        .deleteFrom("trash")
        .where("id", "=", trashId)
        .returning(["kind", "entityId"])
        .executeTakeFirst();
      if (!entry) throw notFound("Trash entry");
      await RESTORE[entry.kind](shop, entry.entityId, names);
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw conflict("Something took its name at this very moment. Please try again.");
    }
    throw error;
  }
}
