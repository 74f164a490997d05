import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { readProductsInBatches } from "../../catalogue/products/read-products-in-batches.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { type Offer, type OfferContext, toOffer, findExclusionReason } from "./offer.ts";

/** The offers of a feed by id, in batches: visible pieces with a price and a picture. */
export async function* readOffers(shop: Shop): AsyncGenerator<Offer[]> {
  const context = await readContext(shop);
  for await (const products of readProductsInBatches(shop, "visitor")) {
    yield products
      .filter((product) => findExclusionReason(product) === null)
      .map((product) => toOffer(context, product));
  }
}

async function readContext(shop: Shop): Promise<OfferContext> {
  const [{ businessName }, categories, tags] = await Promise.all([
    getNamedSettings(shop),
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
