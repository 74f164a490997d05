import type { Collection } from "#contract/catalogue/collections.ts";
import { collectionPath } from "../../catalogue/collections/collection-path.ts";
import { toCollections } from "../../catalogue/collections/to-collections.ts";
import { visibleCollections } from "../../catalogue/visible-collections.ts";
import type { Shop } from "../../shop.ts";
import { toExportedUrl } from "../to-exported-url.ts";
import { type Labels, readLabels } from "../read-labels.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { CellValue, Sheet } from "./sheet.ts";

export function collectionsSheet(shop: Shop): Sheet {
  return {
    name: "Collections",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      { header: "Title", kind: "text", width: 36 },
      { header: "Slug", kind: "text", width: 30 },
      { header: "Address", kind: "text", width: 50 },
      { header: "Description", kind: "text", width: 50 },
      { header: "Content (HTML)", kind: "text", width: 60 },
      { header: "Category", kind: "text" },
      { header: "Published", kind: "yes-no", width: 10 },
      { header: "Featured", kind: "yes-no", width: 10 },
      { header: "Published At (UTC)", kind: "instant", width: 18 },
      { header: "Tags", kind: "text", width: 24 },
      { header: "Piece IDs", kind: "text", width: 20 },
      { header: "Images", kind: "text", width: 60 },
      { header: "Created (UTC)", kind: "instant", width: 17 },
      { header: "Updated (UTC)", kind: "instant", width: 17 },
    ],
    rows: readCollections(shop),
  };
}

async function* readCollections(shop: Shop): AsyncGenerator<CellValue[]> {
  const labels = await readLabels(shop);
  const parts = readInBatches((after, limit) =>
    visibleCollections(shop, "admin")
      .selectAll("collections")
      .where("collections.id", ">", after)
      .orderBy("collections.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) {
    for (const one of await toCollections(shop, rows, "admin")) yield toRow(shop, labels, one);
  }
}

const toRow = ({ publicUrl }: Shop, labels: Labels, one: Collection): CellValue[] => [
  one.id,
  one.title,
  one.slug,
  toExportedUrl(publicUrl, collectionPath(one.slug)),
  one.description,
  one.content,
  labels.categoryOf(one.categoryId),
  one.isPublished,
  one.isFeatured,
  one.publishedAt,
  labels.tagsOf(one.tagIds),
  one.productIds.join(", "),
  one.images.map((url) => toExportedUrl(publicUrl, url)).join("\n"),
  one.createdAt,
  one.updatedAt,
];
