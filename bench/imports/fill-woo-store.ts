import type { WooServer } from "#tests/support/woo/open-woo-server.ts";
import { wooImage, wooProduct, wooVariation } from "#tests/support/woo/records.ts";

/** Fills a store with products of three pictures each, every tenth one with variations. */
export function fillWooStore(store: WooServer, count: number): void {
  store.records.products = Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const images = [0, 1, 2].map((n) => wooImage(id * 10 + n, store.pictureUrl(id * 10 + n)));
    const categories = [{ id: 6, name: "Rings", slug: "rings" }];
    const tags = [{ id: id % 20, name: `Series ${id % 20}`, slug: `series-${id % 20}` }];
    const plain = { images, categories, tags, weight: "0.0064" };
    if (id % 10 > 0) return wooProduct(id, plain);
    store.variations.set(id, [
      wooVariation(id * 1000, { price: "90.00" }),
      wooVariation(id * 1000 + 1, { price: "140.00" }),
    ]);
    return wooProduct(id, { ...plain, type: "variable", variations: [id * 1000, id * 1000 + 1] });
  });
}
