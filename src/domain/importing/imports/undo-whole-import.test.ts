import { expect, test } from "vitest";
import { hashShop } from "#tests/support/hash-shop.ts";
import { listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { pieceItem, sourcePiece, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { updateTag } from "../../catalogue/tags/update-tag.ts";
import { listImportQueue } from "../queues/list-import-queue.ts";
import { listTrash } from "../../operations/trash/list-trash.ts";
import { emptyTrash } from "../../operations/trash/empty-trash.ts";
import { acceptItem } from "./accept-item.ts";
import { runImport } from "./run-import.ts";
import { listImportItems } from "./state/list-import-items.ts";
import { undoImport } from "./undo-import.ts";

const by = "admin";

const names = async (shop: TestShop) => (await listTags(shop)).map(({ name }) => name);
const tags = (...all: string[]) => all.map((name) => ({ name, type: null }));

const source = testSource([
  pieceItem({ externalId: "1", name: "Ring", tags: tags("Gold", "Opal", "Signet"), pictures: [] }),
  pieceItem({ externalId: "2", name: "Pin", tags: tags("opal", "Rose-gold"), stock: 0 }),
  pieceItem({ externalId: "3", name: "Stud", tags: tags("Rose gold") }),
  { kind: "refused", where: "4", name: "Torn", reason: "Torn." },
]);

test("leaves the database as it was before, new tags included", async () => {
  const shop = await testShop();
  await createTag(shop, { name: "Gold", slug: "au", type: "material" }, { by: null });
  await createProduct(shop, { name: "Old", price: 100 }, { by: null });
  const before = await hashShop(shop);
  const { syncLogId, others } = await runImport(shop, source, { by });
  expect(others).toEqual([{ kind: "tag", added: 3, changed: 0, skipped: 0, refused: 0 }]);
  expect(await names(shop)).toEqual(["Signet", "Gold", "Opal", "Rose-gold"]);
  expect((await listImportQueue(shop)).total).toBe(3);
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 3, kept: [] });
  expect((await listTrash(shop)).map(({ label }) => label).toSorted()).toEqual([
    "Opal",
    "Pin",
    "Ring",
    "Rose-gold",
    "Signet",
    "Stud",
  ]);
  expect(await names(shop)).toEqual(["Gold"]);
  await emptyTrash(shop, null);
  expect(await hashShop(shop)).toEqual(before);
});

test("counts new tags in the preview, and imports them once", async () => {
  const shop = await testShop();
  const preview = await runImport(shop, source, { by, dryRun: true });
  expect(preview.others).toEqual([{ kind: "tag", added: 4, changed: 0, skipped: 0, refused: 0 }]);
  expect(await names(shop)).toEqual([]);
  await runImport(shop, source, { by });
  expect((await runImport(shop, source, { by })).others).toEqual([]);
  expect(await names(shop)).toHaveLength(4);
});

test("keeps new tags that others use or that were edited since, and says so", async () => {
  const shop = await testShop();
  const old = await createProduct(shop, { name: "Old", price: 100 }, { by: null });
  const { syncLogId } = await runImport(shop, source, { by });
  const [signet, gold, opal] = await listTags(shop);
  await updateProduct(shop, old.id, { tagIds: [opal?.id ?? 0] }, null);
  await updateTag(shop, gold?.id ?? 0, { color: "#AA8800" }, null);
  const { kept } = await undoImport(shop, syncLogId, by);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(["Gold", "Opal"]);
  expect(await names(shop)).toEqual(["Gold", "Opal"]);
  expect(signet?.name).toBe("Signet");
});

const doubtful = (externalId: string, ...all: string[]) => ({
  where: externalId,
  piece: sourcePiece({ externalId, name: `Ring ${externalId}`, tags: tags(...all) }),
  kind: "doubtful" as const,
  reason: "Odd.",
});

test("removes the tags of pieces that were accepted later", async () => {
  const shop = await testShop();
  const waiting = testSource([doubtful("1", "Opal"), doubtful("2", "Opal", "Jade")]);
  const { syncLogId, others } = await runImport(shop, waiting, { by });
  expect({ others, tags: await names(shop) }).toEqual({ others: [], tags: [] });
  const { items } = await listImportItems(shop, syncLogId);
  for (const { id } of items.toReversed()) await acceptItem(shop, syncLogId, id);
  expect(await names(shop)).toEqual(["Jade", "Opal"]);
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 2, kept: [] });
  expect({ tags: await names(shop), pieces: await listAllPieces(shop) }).toEqual({
    tags: [],
    pieces: [],
  });
});
