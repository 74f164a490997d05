import { readInBatches } from "../../read-in-batches.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { toProducts } from "../../catalogue/products/to-products.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { type Offer, type OfferContext, toOffer, findExclusionReason } from "./offer.ts";

/** What a feed offers, by id, some hundreds at a time: pieces that visitors see, with a price and a picture. */
export async function* readOffers(shop: Shop): AsyncGenerator<Offer[]> {
  const context = await readContext(shop);
  const parts = readInBatches((after, limit) =>
    visibleProducts(shop, "visitor")
      .selectAll("products")
      .where("products.id", ">", after)
      .where("products.priceCents", ">", 0)
      .orderBy("products.id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) {
    const products = await toProducts(shop, rows, "visitor");
    yield products
      .filter((product) => findExclusionReason(product) === null)
      .map((product) => toOffer(context, product));
  }
}

async function readContext(shop: Shop): Promise<OfferContext> {
  const [{ businessName }, categories, tags] = await Promise.all([
    getSettings(shop),
    listCategories(shop),
    listTags(shop),
  ]);
  return {
    shop,
    brand: businessName,
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    kinds: new Map(
      tags.filter(({ type }) => type === "jewelry_type").map(({ id, name }) => [id, name]),
    ),
  };
}
