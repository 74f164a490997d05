import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { runImport } from "./run-import.ts";

test("assigns keywords that are existing tags and creates none", async () => {
  const shop = await testShop();
  const gold = await createTag(
    shop,
    { name: "Gold", slug: "gold", type: "material" },
    { by: null },
  );
  const rose = await createTag(
    shop,
    { name: "Rose Gold", slug: "rose-gold", type: "material" },
    { by: null },
  );
  const source = testSource([
    pieceItem({
      name: "Ring",
      keywords: ["GOLD", "rose-gold", "buy a ring online", "gold", "best jeweller"],
      tags: [{ name: "Gold", type: "material" }],
    }),
  ]);
  const preview = await runImport(shop, source, { by: "ada", dryRun: true });
  const report = await runImport(shop, source, { by: "ada" });
  const note = "Left out, having no place here: keywords (buy a ring online, best jeweller).";
  expect(report.notes).toEqual([{ name: "Ring", where: "Ring", note }]);
  expect(preview.notes).toEqual(report.notes);
  const piece = await getProduct(shop, report.productIds[0] ?? 0, "admin");
  expect(new Set(piece.tagIds)).toEqual(new Set([gold.id, rose.id]));
  expect(await listTags(shop)).toHaveLength(2);
  expect(await runImport(shop, source, { by: "ada" })).toMatchObject({ updated: 0, skipped: 1 });
});
