import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import { getShopState } from "../../infrastructure/settings/get-shop-state.ts";
import type { Shop } from "../../shop.ts";
import { FEED_LENGTH } from "./write-collections-feed.ts";
import { writeRss } from "./write-rss.ts";
import { escapeXml } from "#contract/escape-xml.ts";

/** /products/feed.xml: the newest active pieces, with their prices; none until the shop opens. */
export async function writeProductsFeed(shop: Shop): Promise<string> {
  const [{ businessName, artistName, blurb }, categories, { items }, { isOpen }] =
    await Promise.all([
      getNamedSettings(shop),
      listCategories(shop),
      listProducts(shop, { viewer: "visitor", limit: FEED_LENGTH }),
      getShopState(shop),
    ]);
  return writeRss(shop, {
    title: `Pieces by ${businessName}`,
    description: blurb,
    path: "/products",
    self: "/products/feed.xml",
    items: (isOpen ? items : []).map((product) => ({
      title: product.name,
      path: `/products/${product.id}`,
      id: `/products/${product.id}`,
      summary: [formatPrice(product.price), product.description].filter(Boolean).join(". "),
      content: describe(product),
      author: artistName,
      publishedAt: product.createdAt,
      changedAt: product.updatedAt,
      categories: categories.filter(({ id }) => id === product.categoryId).map(({ name }) => name),
      picture: product.media[0],
    })),
  });
}

/** The piece as a few paragraphs of HTML: a picture, what it is, what it costs. */
function describe({ name, description, materials, price, images }: Product): string {
  const [picture] = images;
  const facts = [materials, formatPrice(price)].filter(Boolean).join(", ");
  return [
    picture && `<p><img src="${escapeXml(picture)}" alt="${escapeXml(name)}"></p>`,
    description && `<p>${escapeXml(description)}</p>`,
    `<p>${escapeXml(facts)}</p>`,
  ]
    .filter(Boolean)
    .join("");
}
