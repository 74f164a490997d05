import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { newProductSchema } from "#contract/catalogue/products.ts";
import { ASKED_SENTENCES } from "#tests/support/asked-sentences.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCategories } from "../categories/list-categories.ts";
import { createCollection } from "../collections/create-collection.ts";
import { createProduct } from "../products/create-product.ts";
import { createTag } from "../tags/create-tag.ts";
import { countPieces } from "./count-found.ts";
import { describeQuery } from "./describe-query.ts";
import { understandSearch } from "./understand-search.ts";

type SampleTag = { name: string; slug: string; type: "material" | "jewelry_type" };
type SampleStory = Record<"slug" | "title" | "description" | "category", string> & {
  tags: string[];
};
type SamplePiece = { category: string; tags: string[]; [field: string]: unknown };

const readSample = <Row>(file: string): Row[] =>
  JSON.parse(readFileSync(new URL(`../../../../sample/${file}`, import.meta.url), "utf8"));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const tags = new Map<string, number>();
  for (const { name, slug, type } of readSample<SampleTag>("tags.json")) {
    const { id } = await createTag(shop, { name, slug, type }, { by: null });
    tags.set(slug, id);
  }
  const categories = new Map((await listCategories(shop)).map(({ id, name }) => [name, id]));
  const add = ({ category, tags: slugs, images: _images, ...piece }: SamplePiece) =>
    createProduct(
      shop,
      newProductSchema.parse({
        ...piece,
        categoryId: categories.get(category),
        tagIds: slugs.map((slug) => tags.get(slug)),
      }),
      { by: null },
    );
  for (const piece of readSample<SamplePiece>("products.json")) await add(piece);
  for (const { title, slug, description, category, tags: slugs } of readSample<SampleStory>(
    "collections.json",
  )) {
    await createCollection(
      shop,
      {
        title,
        slug,
        description,
        content: readFileSync(
          new URL(`../../../../sample/collections/${slug}.html`, import.meta.url),
          "utf8",
        ),
        categoryId: categories.get(category) ?? null,
        tagIds: slugs.flatMap((tag) => tags.get(tag) ?? []),
        isPublished: true,
      },
      "maya",
    );
  }
  const ring = { category: "Rings", price: "160.00", ringSizeFrom: 5, ringSizeTo: 10 };
  await add({ ...ring, name: "Wave Band", tags: ["silver", "rings"], metals: "sterling silver" });
  await add({ ...ring, name: "Oak Band", tags: ["gold", "rings"], metals: "18k yellow gold" });
}, 60_000);

test.each(ASKED_SENTENCES)("answers %j with %j", async (text, read, unmatched = "") => {
  const query = { ...EMPTY_QUERY, search: text };
  const understood = await understandSearch(shop, "visitor", query);
  expect([await describeQuery(shop, understood), understood.unmatched ?? ""]).toEqual([
    read,
    unmatched,
  ]);
  expect(await countPieces(shop, "visitor", understood)).toBeGreaterThan(0);
  // The page of the result must not redirect again.
  expect(await understandSearch(shop, "visitor", understood)).toBe(understood);
});
