import { expect, test } from "vitest";
import type { SourcePiece } from "../../source.ts";
import { readPage } from "./read-page.ts";

const PAGE = new URL("https://old.example/pieces/ember-ring");

function pieceOf(...nodes: unknown[]): SourcePiece {
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  const html = `<!doctype html><body><script type="application/ld+json">${data}</script>`;
  const { item } = readPage(html, PAGE);
  if (item?.kind !== "piece") throw new Error(`It is ${JSON.stringify(item)}`);
  return item.piece;
}

const offer = (price: string) => ({ "@type": "Offer", price, priceCurrency: "USD" });
const variant = (name: string, price: string, fields: Record<string, unknown> = {}) => ({
  "@type": "Product",
  name,
  offers: offer(price),
  ...fields,
});

test.each([
  ["the group's product id", { isVariantOf: { "@type": "ProductGroup", productGroupID: "g1" } }],
  ["the group's id", { isVariantOf: { "@type": "ProductGroup", "@id": "#g1" } }],
  ["their own property", { inProductGroupWithID: "g1" }],
])("variants that name their group by %s become one piece", (_, fields) => {
  const piece = pieceOf(
    variant("Ember Ring, small", "249.00", fields),
    variant("Ember Ring, large", "299.00", fields),
  );
  expect(piece).toMatchObject({ name: "Ember Ring, small", priceCents: 24_900 });
});

test.each([
  ["product id", { productGroupID: "g1" }, { inProductGroupWithID: "g1" }],
  ["id", { "@id": "#g1" }, { isVariantOf: { "@type": "ProductGroup", "@id": "#g1" } }],
])("variants of a group that the page lists by its %s are dropped", (_, group, fields) => {
  const piece = pieceOf(
    { "@type": "ProductGroup", name: "Ember Ring", offers: offer("249.00"), ...group },
    variant("Ember Ring, large", "299.00", fields),
  );
  expect(piece).toMatchObject({ name: "Ember Ring", priceCents: 24_900 });
});

test("reads materials from lists, texts and properties, each once", () => {
  const { materials } = pieceOf(
    variant("Ember Ring", "249.00", {
      material: ["18 kt gold ,ruby", "", "pearl;  ruby;"],
      additionalProperty: [
        { "@type": "PropertyValue", name: "Material", value: "Silver" },
        { "@type": "PropertyValue", name: "Size", value: "7" },
      ],
    }),
  );
  expect(materials).toBe("18 kt gold, ruby, pearl, Silver");
});
