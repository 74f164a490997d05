import { sql } from "kysely";
import type { Shop } from "../../shop.ts";
import { toProducts } from "../../catalogue/products/to-products.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import type { UnconvertedPiece } from "./classify-piece.ts";
import { idList } from "../../id-list.ts";

/**
 * Pieces without a collection made from them, the oldest first. Collections in the trash do not
 * count, so an undone conversion can be repeated.
 * @param limit all when omitted
 */
export async function listUnconverted(shop: Shop, limit?: number): Promise<UnconvertedPiece[]> {
  const rows = await unconverted(shop)
    .selectAll("products")
    .orderBy("products.id")
    .$call((query) => (limit === undefined ? query : query.limit(limit)))
    .execute();
  const pieces = await toProducts(shop, rows, "admin");
  const categories = await listCategoryNames(shop);
  const tags = await listPieceTags(
    shop,
    pieces.map(({ id }) => id),
  );
  return pieces.map((piece) => ({
    piece,
    category: categories.get(piece.categoryId ?? 0) ?? null,
    tags: tags.get(piece.id) ?? [],
  }));
}

const unconverted = (shop: Shop) =>
  visibleProducts(shop, "admin").where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom("collections")
          .select(sql`1`.as("one"))
          .whereRef("collections.convertedFromProductId", "=", "products.id")
          .where("collections.deletedAt", "is", null),
      ),
    ),
  );

async function listCategoryNames({ db }: Shop): Promise<Map<number, string>> {
  const rows = await db.selectFrom("categories").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function listPieceTags(shop: Shop, ids: number[]) {
  const rows = await shop.db
    .selectFrom("productTags")
    .innerJoin("tags", "tags.id", "productTags.tagId")
    .select(["productTags.productId", "tags.name", "tags.type"])
    .where("productTags.productId", "in", idList(shop, ids))
    .where("tags.deletedAt", "is", null)
    .orderBy("productTags.id")
    .execute();
  return Map.groupBy(rows, ({ productId }) => productId);
}
