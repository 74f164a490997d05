import { TRASH_KINDS, type TrashKind } from "#contract/operations/trash.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import { toChangeSubject } from "../../infrastructure/changes/to-change-subject.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../../sales/customer-links/link-inquiry-customer.ts";
import { linkOrderCustomer } from "../../sales/customer-links/link-order-customer.ts";
import { restoreCategories } from "./lost-categories.ts";
import { restoreCollection } from "./restore-collection.ts";
import { restorePlatform } from "./restore-platform.ts";
import { restoreProducts } from "./restore-products.ts";
import { restoreRow } from "./restore-row.ts";
import { restoreSample } from "./restore-sample.ts";
import { restoreSubscriber } from "./restore-subscriber.ts";
import { restoreTag } from "./restore-tag.ts";

export type Overrides = {
  /** Replaces a collection's or tag's slug that is taken. */
  slug?: string | undefined;
  /** Replaces a piece's SKU that is taken. */
  sku?: string | undefined;
};

export type RestoreOptions = {
  /** What the caller may restore; all by default. */
  kinds?: readonly TrashKind[];
  /** The admin's username, for the history; null for a part of a batch. */
  by: string | null;
};

type Restore = (shop: Shop, id: number, names: Overrides) => Promise<void>;

const RESTORE: Record<TrashKind, Restore> = {
  product: (shop, id, { sku }) => restoreProducts(shop, [id], sku),
  collection: (shop, id, { slug }) => restoreCollection(shop, id, slug),
  tag: (shop, id, { slug }) => restoreTag(shop, id, slug),
  subscriber: restoreSubscriber,
  order: restoreOrder,
  inquiry: restoreInquiry,
  platform: restorePlatform,
  sample: restoreSample,
};

/** Its customer is gone where an import that brought them was undone. */
async function restoreOrder(shop: Shop, id: number): Promise<void> {
  await restoreRow(shop, "order", id);
  const { customerId } = await shop.db
    .selectFrom("orders")
    .select("customerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (customerId === null) await linkOrderCustomer(shop, id);
}

async function restoreInquiry(shop: Shop, id: number): Promise<void> {
  await restoreRow(shop, "inquiry", id);
  await linkInquiryCustomer(shop, id);
}

/**
 * Restores an entity from the trash.
 * @throws not-found when it is not in the trash
 * @throws conflict when its slug, SKU, name or email address has been taken
 */
export async function restoreFromTrash(
  shop: Shop,
  trashId: number,
  names: Overrides,
  { kinds = TRASH_KINDS, by }: RestoreOptions,
): Promise<void> {
  const restore = () =>
    inTransaction(shop, async (shop) => {
      // Deleted first, so that of two concurrent calls one finds no entry.
      const entry = await shop.db
        .deleteFrom("trash")
        .where("id", "=", trashId)
        .where("kind", "in", [...kinds])
        .returning(["kind", "entityId", "label", "lostCategory"])
        .executeTakeFirst();
      if (!entry) throw notFound("Trash entry");
      await restoreCategories(shop, [entry]);
      await RESTORE[entry.kind](shop, entry.entityId, names);
      await recordChange(shop, by, {
        ...toChangeSubject(entry.kind, entry),
        action: "restored",
        ...(entry.kind === "product" && { productId: entry.entityId }),
      });
    });
  await onUniqueViolation(restore, () => conflict("Something else just took its name. Try again."));
}
