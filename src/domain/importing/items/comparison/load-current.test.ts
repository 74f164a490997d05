import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { emptyPiece } from "../../empty-piece.ts";
import { loadLastRead } from "./load-current.ts";

test("prefers the record with the external id, then the latest, of this piece and source", async () => {
  const shop = await testShop();
  const merged = await addPiece(shop);
  const other = await addPiece(shop);
  const record = (sourceKey: string, productId: number, externalId: string) => ({
    productId,
    sourceKey,
    externalId,
    sourceKind: "website" as const,
    place: externalId,
    lastRead: JSON.stringify({ ...emptyPiece(externalId), categoryId: null, own: null }),
    lastSeenAt: shop.now().toISOString(),
  });
  await shop.db
    .insertInto("productSources")
    .values([
      record("old.example", merged, "first"),
      record("old.example", merged, "second"),
      record("old.example", merged, "third"),
      record("old.example", other, "fourth"),
      record("else.example", merged, "first"),
    ])
    .execute();
  const read = async (externalId: string | null) =>
    (await loadLastRead(shop, "old.example", merged, externalId))?.piece.name;
  expect(await read("first")).toBe("first");
  expect(await read("second")).toBe("second");
  expect(await read("fourth")).toBe("third");
  expect(await read(null)).toBe("third");
  expect(await loadLastRead(shop, "new.example", merged, "first")).toBeNull();
});
