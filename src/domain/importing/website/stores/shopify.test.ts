import { describe, expect, test } from "vitest";
import { serveWebsite } from "#tests/support/website-server.ts";
import { openWebsite, readAll } from "#tests/support/website-source.ts";

const product = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  title: `Ring ${id}`,
  handle: `ring-${id}`,
  body_html: "<p>Cast in sand.</p>",
  product_type: "Rings",
  tags: ["winter", "new"],
  variants: [
    { id, title: "Default Title", sku: `S-${id}`, price: "29.99", grams: 12, available: true },
  ],
  images: [{ id: 1, src: "//cdn.example/a.jpg?v=1" }],
  options: [{ name: "Title", values: ["Default Title"] }],
  ...fields,
});

describe("reading a Shopify store", () => {
  test("pages through the product list until an empty page", async () => {
    const site = await serveWebsite({
      "/products.json?limit=250&page=1": {
        type: "application/json",
        body: JSON.stringify({
          products: [
            product(1),
            product(2, {
              tags: "a, b",
              options: [{ name: "Metal", values: ["Silver", "Gold"] }],
              variants: [
                { sku: "G", price: "89.00", grams: 0, available: false },
                { sku: "S", price: "49.00", grams: 5, available: true },
              ],
            }),
          ],
        }),
      },
      "/products.json?limit=250&page=2": {
        type: "application/json",
        body: JSON.stringify({
          products: [product(3, { title: "" }), product(4, { variants: [] })],
        }),
      },
      "/products.json?limit=250&page=3": { type: "application/json", body: '{"products":[]}' },
    });
    const source = await openWebsite(site.url);
    const items = await readAll(source);
    expect(items).toMatchObject([
      {
        kind: "piece",
        where: "product 1",
        piece: {
          externalId: "1",
          address: `${site.url}/products/ring-1`,
          sku: "S-1",
          description: "Cast in sand.",
          priceCents: 2999,
          stock: 1,
          weightCentigrams: 1200,
          categories: ["Rings"],
          tags: [{ name: "winter" }, { name: "new" }],
          pictures: [{ url: "http://cdn.example/a.jpg?v=1", alt: "" }],
        },
      },
      {
        piece: {
          sku: null,
          priceCents: 4900,
          materials: "Silver, Gold",
          description: "Cast in sand.\n\nMetal: Silver, Gold",
          notes: [
            expect.stringContaining("from 49.00 to 89.00 the lowest was taken"),
            "Metal: listed in its description; Metal also in its materials.",
          ],
        },
      },
      { kind: "refused", where: "product 3" },
      { kind: "piece", piece: { priceCents: null, stock: null } },
    ]);
    expect(source.describeWay()).toContain("Shopify");
  });

  test("leaves prices in another currency to a person", async () => {
    const site = await serveWebsite({
      "/products.json?limit=250&page=1": JSON.stringify({ products: [product(1)] }),
      "/products.json?limit=250&page=2": JSON.stringify({ products: [] }),
      "/products/ring-1": '<meta property="og:price:currency" content="CAD">',
    });
    expect(await readAll(await openWebsite(site.url))).toMatchObject([
      { kind: "doubtful", reason: "Its price is 29.99 CAD, not US dollars." },
    ]);
  });
});
