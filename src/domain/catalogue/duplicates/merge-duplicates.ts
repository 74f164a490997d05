import { randomUUID } from "node:crypto";
import type { MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import { MAX_PICTURES_PER_PRODUCT } from "#contract/media/media-urls.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { advisoryLock } from "../../advisory-lock.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { toGroups } from "./to-groups.ts";
import { updateProduct } from "../products/update-product.ts";
import { recordRedirect } from "../redirects/record-redirect.ts";

/**
 * Merges each group of duplicates into its most complete piece and moves the others to the trash, all groups
 * or none. Idempotent.
 * @param by the admin's username
 */
export async function mergeDuplicates(shop: Shop, by: string | null): Promise<MergedDuplicates> {
  return inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "duplicates");
    const found = await findDuplicates(shop);
    const { groups, removed } = toGroups(found);
    if (removed === 0) return { groups, removed, batch: null };
    for (const { pieces } of found) await mergeInto(shop, pieces);
    const batch = randomUUID();
    const entries = groups.flatMap(({ remove }) =>
      remove.map(({ id, name }) => ({ entityId: id, label: name })),
    );
    await moveManyToTrash(shop, { kind: "product", entries, by, batch });
    await recordChange(shop, by, { kind: "pieces", action: "deleted", label: String(removed) });
    return { groups, removed, batch };
  });
}

/**
 * Adds to the first piece what only the others have: pictures, tags, collections, listings on platforms,
 * import sources and redirects. Call it inside a transaction.
 */
async function mergeInto(shop: Shop, pieces: [Product, ...Product[]]): Promise<void> {
  const [keep, ...others] = pieces;
  await updateProduct(
    shop,
    keep.id,
    {
      images: mergeImages(pieces),
      tagIds: [...new Set(pieces.flatMap(({ tagIds }) => tagIds))],
    },
    null,
  );
  for (const { id } of others) {
    await moveToCollections(shop, keep.id, id);
    await moveListings(shop, keep.id, id);
    await moveSources(shop, keep.id, id);
    await moveRedirects(shop, keep.id, id);
  }
}

/** Up to MAX_PICTURES_PER_PRODUCT; a piece with more keeps them and none is added. */
function mergeImages(pieces: [Product, ...Product[]]): string[] | undefined {
  const [keep] = pieces;
  const all = [...new Set(pieces.flatMap(({ images }) => images))];
  const merged = all.slice(0, Math.max(MAX_PICTURES_PER_PRODUCT, keep.images.length));
  return merged.length > keep.images.length ? merged : undefined;
}

/** The removed piece keeps its link, for when it is restored from the trash. */
async function moveToCollections({ db }: Shop, keepId: number, goneId: number): Promise<void> {
  await db
    .insertInto("collectionProducts")
    .columns(["collectionId", "productId", "position"])
    .expression((eb) =>
      eb
        .selectFrom("collectionProducts")
        .select((eb) => ["collectionId", eb.val(keepId).as("productId"), "position"])
        .where("productId", "=", goneId),
    )
    .onConflict((conflict) => conflict.columns(["collectionId", "productId"]).doNothing())
    .execute();
}

/** So that the next import from there updates the remaining piece. */
async function moveListings({ db, now }: Shop, keepId: number, goneId: number): Promise<void> {
  const listed = await db
    .selectFrom("productListings")
    .select("platformId")
    .where("productId", "=", keepId)
    .execute();
  const platformIds = listed.map(({ platformId }) => platformId);
  await db
    .updateTable("productListings")
    .set({ productId: keepId, updatedAt: now().toISOString() })
    .where("productId", "=", goneId)
    .$if(platformIds.length > 0, (query) => query.where("platformId", "not in", platformIds))
    .execute();
}

async function moveSources({ db }: Shop, keepId: number, goneId: number): Promise<void> {
  await db
    .updateTable("productSources")
    .set({ productId: keepId })
    .where("productId", "=", goneId)
    .execute();
}

async function moveRedirects(shop: Shop, keepId: number, goneId: number): Promise<void> {
  await shop.db
    .updateTable("redirects")
    .set({ productId: keepId })
    .where("productId", "=", goneId)
    .execute();
  await recordRedirect(shop, {
    fromPath: `/products/${goneId}`,
    toPath: `/products/${keepId}`,
    productId: keepId,
  });
}
