import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { listTagsByOwner, tagNames } from "./list-tags-by-owner.ts";
import type { SearchDocument } from "./search-index.ts";
import { writeDocuments } from "./write-documents.ts";

/**
 * Updates the index for these pieces and removes deleted ones. Call it within the transaction that writes,
 * deletes, restores, hides or tags them: all of that is in their filter tokens.
 */
export async function indexProduct(shop: Shop, ids: number[]): Promise<void> {
  const rows = await shop.db
    .selectFrom("products")
    .leftJoin("categories", "categories.id", "products.categoryId")
    .select(["products.id", "products.name", "products.materials", "products.sku"])
    .select(["products.metals", "products.stones"])
    .select(["products.description", "products.categoryId", "categories.name as category"])
    .select(["products.isActive", "products.priceCents"])
    .where("products.id", "in", idList(shop, ids))
    .where("products.deletedAt", "is", null)
    .execute();
  const labels = await listTagsByOwner(shop, "product", ids);
  const documents = rows.map((row): SearchDocument => ({
    id: row.id,
    heading: row.name,
    labels: [row.category ?? "", ...tagNames(labels.get(row.id))].join(" "),
    details: [row.materials, row.metals, row.stones].filter(Boolean).join("; "),
    code: skuVariants(row.sku ?? ""),
    body: row.description ?? "",
    attributes: {
      isHidden: !row.isActive,
      categoryId: row.categoryId,
      tagIds: (labels.get(row.id) ?? []).map(({ id }) => id),
      priceCents: row.priceCents,
    },
  }));
  await writeDocuments(shop, "product", ids, documents);
}

/** People also search for "FG-101" as "fg101". */
const skuVariants = (sku: string): string => `${sku} ${sku.replace(/[^\p{L}\p{N}]/gu, "")}`;
