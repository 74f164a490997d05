import { expect, test } from "vitest";
import { countRows } from "#tests/support/count-rows.ts";
import { sourcePiece, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import type { SourceItem } from "../source.ts";
import { decideItems, listDoubtfulKinds } from "./decide-items.ts";
import { runImport } from "./run-import.ts";

const PRICE = "The price was read from text.";
const NAME = "The name was read from a picture.";

const doubtful = (reason: string, index: number): SourceItem => ({
  kind: "doubtful",
  where: `/${reason}/${index}`,
  piece: sourcePiece({ name: `${reason} ${index}`, priceCents: 4000 + index }),
  reason,
});

async function importDoubtful(shop: TestShop): Promise<number> {
  const items = [
    doubtful(NAME, 0),
    ...Array.from({ length: 23 }, (_, index) => doubtful(PRICE, index)),
  ];
  return (await runImport(shop, testSource(items), { by: "admin" })).syncLogId;
}

const namesIn = async (shop: TestShop) =>
  (await listProducts(shop, { viewer: "admin", limit: 100 })).items.map(({ name }) => name);

test("accepts all items of a reason, ten a call, and leaves the others", async () => {
  const shop = await testShop();
  const id = await importDoubtful(shop);
  expect(await listDoubtfulKinds(shop, id)).toEqual([
    { reason: PRICE, count: 23 },
    { reason: NAME, count: 1 },
  ]);
  const decided = [];
  for (let after: number | null = 0; after !== null;) {
    const answer = await decideItems(shop, id, { reason: PRICE, decision: "accept", after });
    decided.push(answer.decided);
    ({ after } = answer);
  }
  expect(decided).toEqual([10, 10, 3]);
  const names = await namesIn(shop);
  expect(names).toHaveLength(23);
  expect(names.every((name) => name.startsWith(PRICE))).toBe(true);
  expect(await listDoubtfulKinds(shop, id)).toEqual([{ reason: NAME, count: 1 }]);
});

test("dismisses all items of a reason", async () => {
  const shop = await testShop();
  const id = await importDoubtful(shop);
  const decision = { reason: NAME, decision: "dismiss" } as const;
  expect(await decideItems(shop, id, decision)).toEqual({ decided: 1, failed: [], after: null });
  expect(await namesIn(shop)).toEqual([]);
});

test("reports what a rule refuses and goes on with the rest", async () => {
  const shop = await testShop();
  const id = await importDoubtful(shop);
  const [first] = await shop.db
    .selectFrom("importItems")
    .select(["id", "piece"])
    .where("name", "=", `${PRICE} 0`)
    .execute();
  const piece = { ...first?.piece, categoryId: 99_999 };
  await shop.db
    .updateTable("importItems")
    .set({ piece: JSON.stringify(piece) })
    .where("id", "=", first?.id ?? 0)
    .execute();
  const answer = await decideItems(shop, id, { reason: PRICE, decision: "accept" });
  expect(answer).toMatchObject({ decided: 9, failed: [{ name: `${PRICE} 0` }] });
  expect(await listDoubtfulKinds(shop, id)).toContainEqual({ reason: PRICE, count: 14 });
});

test("decides nothing of an import that is not there, and of a preview", async () => {
  const shop = await testShop();
  const decision = { reason: PRICE, decision: "accept" } as const;
  await expect(decideItems(shop, 99, decision)).rejects.toMatchObject({ code: "not-found" });
  const items = [doubtful(PRICE, 1)];
  const { syncLogId } = await runImport(shop, testSource(items), { by: "admin", dryRun: true });
  expect(await decideItems(shop, syncLogId, decision)).toMatchObject({ decided: 0 });
  expect(await namesIn(shop)).toEqual([]);
});

const rowsOf = async (count: number, decision: "accept" | "dismiss") => {
  const { shop, rows } = countRows(await testShop());
  const items = Array.from({ length: count }, (_, index) => doubtful(PRICE, index));
  const { syncLogId } = await runImport(shop, testSource(items), { by: "admin" });
  const before = rows();
  for (let after: number | null = 0; after !== null;) {
    ({ after } = await decideItems(shop, syncLogId, { reason: PRICE, decision, after }));
  }
  expect(await listDoubtfulKinds(shop, syncLogId)).toEqual([]);
  return rows() - before;
};

test("reads as much for each item, however many wait", async () => {
  for (const decision of ["accept", "dismiss"] as const) {
    expect(await rowsOf(80, decision)).toBeLessThan((await rowsOf(40, decision)) * 2.2);
  }
});

test("matches a piece that was made between two calls", async () => {
  const shop = await testShop();
  const id = await importDoubtful(shop);
  const first = await decideItems(shop, id, { reason: PRICE, decision: "accept" });
  const made = { name: `${PRICE} 22`, price: 4022 };
  await createProduct(shop, made, { by: null });
  const rest = { reason: PRICE, decision: "accept", after: first.after ?? 0 } as const;
  const { after } = await decideItems(shop, id, rest);
  await decideItems(shop, id, { ...rest, after: after ?? 0 });
  expect((await namesIn(shop)).filter((name) => name === made.name)).toHaveLength(1);
  const log = await shop.db.selectFrom("syncLogs").selectAll().executeTakeFirstOrThrow();
  expect(log).toMatchObject({ recordsProcessed: 24, recordsSuccess: 23 });
});
