import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";
import { listTagsByOwner, tagNames } from "./list-tags-by-owner.ts";
import type { SearchDocument } from "./search-index.ts";
import { stripHtml } from "../words/strip-html.ts";
import { writeDocuments } from "./write-documents.ts";

/**
 * Updates the index for these collections and removes deleted ones. Call it within the transaction that
 * writes, deletes or restores them.
 */
export async function indexCollection(shop: Shop, ids: number[]): Promise<void> {
  const rows = await shop.db
    .selectFrom("collections")
    .leftJoin("categories", "categories.id", "collections.categoryId")
    .select(["collections.id", "collections.title", "collections.description"])
    .select(["collections.content", "categories.name as category"])
    .where("collections.id", "in", idList(shop, ids))
    .where("collections.deletedAt", "is", null)
    .execute();
  const labels = await listTagsByOwner(shop, "collection", ids);
  const documents = rows.map((row): SearchDocument => ({
    id: row.id,
    heading: row.title,
    labels: [row.category ?? "", ...tagNames(labels.get(row.id))].join(" "),
    details: row.description,
    code: "",
    body: stripHtml(row.content ?? ""),
  }));
  await writeDocuments(shop, "collection", ids, documents);
}
