import { type Selectable, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { ringRange } from "#contract/catalogue/rings/ring-range.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import type { Tables } from "#database/tables.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listPieceFacts } from "../../../infrastructure/search/facts/list-piece-facts.ts";
import { currentAvailability } from "../../reservation.ts";
import { createTag } from "../../tags/create-tag.ts";
import { mergeTag } from "../../tags/merge-tag.ts";
import { restoreFromTrash } from "../../../operations/trash/restore-from-trash.ts";
import { createProduct } from "../create-product.ts";
import { deleteProduct } from "../delete-product.ts";
import { updateProduct } from "../update-product.ts";

const NOON = "2026-11-24T12:00:00.000Z";

/** The narrow rows, and what they should be by the pieces and their tags. */
async function compare({ db }: TestShop) {
  const rows = await db
    .selectFrom("productFacets as facets")
    .innerJoin("productFacetSets as sets", "sets.id", "facets.setId")
    .select(["productId", "isActive", "priceCents", "createdAt", "nameKey", "categoryId", "tags"])
    .select(["facts", "ringFrom", "ringTo"])
    .select(
      sql<string>`case when available_from <= ${NOON} then 'yes' else 'no' end`.as("isAvailable"),
    )
    .orderBy("productId")
    .execute();
  const pieces = await db
    .selectFrom("products")
    .selectAll()
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  const links = await db.selectFrom("productTags").selectAll().orderBy("tagId").execute();
  const wanted = pieces.map((piece) => ({
    productId: piece.id,
    isActive: piece.isActive,
    priceCents: piece.priceCents,
    createdAt: piece.createdAt,
    nameKey: piece.name.toLowerCase(),
    categoryId: piece.categoryId ?? 0,
    tags: links.flatMap((link) => (link.productId === piece.id ? [link.tagId] : [])).join(","),
    facts: listPieceFacts(piece).join(","),
    ...listRingRange(piece),
    isAvailable: currentAvailability(piece, new Date(NOON)) === "available" ? "yes" : "no",
  }));
  return { rows, wanted };
}

function listRingRange(piece: Selectable<Tables["products"]>) {
  const { ringSizeQuarters: own, ringSizeFromQuarters: from, ringSizeToQuarters: to } = piece;
  const range = ringRange({ own, from, to });
  return { ringFrom: range?.from ?? null, ringTo: range?.to ?? null };
}

async function expectInStep(shop: TestShop) {
  const { rows, wanted } = await compare(shop);
  expect(rows).toEqual(wanted);
  return rows;
}

describe("triggers keep product_facets current", () => {
  let shop: TestShop;
  let tags: { id: number }[];
  beforeAll(async () => {
    shop = await testShop();
    tags = [
      await createTag(shop, { name: "Gold", slug: "gold", type: "material" }, { by: null }),
      await createTag(shop, { name: "Silver", slug: "silver", type: "material" }, { by: null }),
      await createTag(shop, { name: "Rings", slug: "rings", type: "jewelry_type" }, { by: null }),
    ];
  });

  test("when a piece is created, changed, tagged, hidden, deleted and restored", async () => {
    const [gold, silver, rings] = tags.map(({ id }) => id) as [number, number, number];
    const piece = { name: "Fern Ring", price: 12_000, categoryId: 12, tagIds: [rings, gold] };
    const { id } = await createProduct(shop, piece, { by: null });
    expect(await expectInStep(shop)).toMatchObject([{ tags: `${gold},${rings}` }]);
    const changes: ProductChange[] = [
      { price: 30_000 },
      { name: "Oak Ring" },
      { categoryId: null },
      { tagIds: [silver] },
      { isActive: false },
      { availability: "reserved", reservedUntil: NOON },
      { reservedUntil: "2026-11-24T12:00:01.000Z" },
      { reservedUntil: null },
      { availability: "made_to_order" },
      { availability: "sold" },
      { availability: "available" },
      { metals: "14k yellow gold 4.2 g; sterling silver" },
      { stones: "2 × round blue sapphire, 1.2 ct; opal", ringSize: 26 },
      { tagIds: [gold, rings] },
      { metals: null, ringSizeTo: 30 },
      { ringSizeFrom: 20, ringSizeTo: null },
      { ringSize: null },
      { ringSize: 28, ringSizeTo: 36 },
      { tagIds: [], categoryId: 6 },
    ];
    for (const change of changes) {
      await updateProduct(shop, id, change, null);
      await expectInStep(shop);
    }
    expect(await expectInStep(shop)).toMatchObject([
      { facts: "kind:blue-sapphire,stone:opal,stone:sapphire", ringFrom: 20, ringTo: 36 },
    ]);
    await deleteProduct(shop, id, null);
    expect(await expectInStep(shop)).toEqual([]);
    const { id: entry } = await shop.db
      .selectFrom("trash")
      .select("id")
      .where("kind", "=", "product")
      .executeTakeFirstOrThrow();
    await restoreFromTrash(shop, entry, {}, { by: null });
    expect(await expectInStep(shop)).toHaveLength(1);
  });

  test("when a tag is merged or deleted for good", async () => {
    const [gold, silver] = tags.map(({ id }) => id) as [number, number];
    await createProduct(shop, { name: "Cuff", price: 500, tagIds: [silver] }, { by: null });
    await mergeTag(shop, silver, gold, null);
    expect(await expectInStep(shop)).toHaveLength(2);
    await shop.db.deleteFrom("tags").where("id", "=", silver).execute();
    expect((await expectInStep(shop)).at(-1)).toMatchObject({ tags: String(gold) });
  });

  test("when one statement writes many rows", async () => {
    const pieces = [1, 2, 3, 4].map((at) => ({ name: `Piece ${at}`, priceCents: at * 100 }));
    await shop.db.insertInto("products").values(pieces).execute();
    expect(await expectInStep(shop)).toHaveLength(6);
    const gold = tags[0]?.id ?? 0;
    await sql`insert into product_tags (product_id, tag_id)
      select id, ${gold} from products where name like 'Piece %'`.execute(shop.db);
    await expectInStep(shop);
    await shop.db.updateTable("products").set({ categoryId: 7, priceCents: 1 }).execute();
    await expectInStep(shop);
    await shop.db.deleteFrom("productTags").where("tagId", "=", gold).execute();
    await expectInStep(shop);
    await shop.db.deleteFrom("products").where("name", "like", "Piece %").execute();
    await expectInStep(shop);
  });

  test.runIf(process.env["TEST_ENGINE"] === "postgres")(
    "with one piece that two tag at the same moment",
    async () => {
      const { id } = await createProduct(shop, { name: "Shared", price: 100 }, { by: null });
      await Promise.all(
        [tags[0], tags[2]].map((tag) =>
          shop.db
            .insertInto("productTags")
            .values({ productId: id, tagId: tag?.id ?? 0 })
            .execute(),
        ),
      );
      expect((await expectInStep(shop)).at(-1)).toMatchObject({
        tags: [tags[0]?.id, tags[2]?.id].join(","),
      });
    },
  );
});
