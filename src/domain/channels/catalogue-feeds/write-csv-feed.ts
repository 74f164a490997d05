import { countForSale } from "../../catalogue/count-for-sale.ts";
import type { Shop } from "../../shop.ts";
import { toCsv } from "../../to-csv.ts";
import { truncateLine, truncateText } from "./truncate-text.ts";
import type { Offer } from "./offer.ts";
import { readOffers } from "./read-offers.ts";

type Columns = Record<string, (offer: Offer) => string>;

const shared: Columns = {
  condition: () => "new",
  price: ({ price }) => price,
  link: ({ link }) => link,
  image_link: ({ pictures: [cover = ""] }) => cover,
  additional_image_link: ({ pictures }) => pictures.slice(1, 11).join(","),
  brand: ({ brand }) => truncateLine(brand, 100),
  google_product_category: ({ taxonomy }) => taxonomy,
  product_type: ({ category }) => (category ? `Jewelry > ${category}` : ""),
  material: ({ materials }) => truncateLine(materials.join(", "), 200),
  color: ({ color }) => color ?? "",
  size: ({ ringSize }) => (ringSize ? `US ${ringSize}` : ""),
  age_group: () => "adult",
  gender: () => "unisex",
  custom_label_0: ({ availability }) => availability.replaceAll("_", " "),
};

const META_AVAILABILITY: Record<Offer["availability"], string> = {
  available: "in stock",
  made_to_order: "available for order",
  reserved: "out of stock",
  sold: "out of stock",
};

const meta: Columns = {
  id: ({ id }) => id,
  title: ({ title }) => truncateLine(title, 200),
  description: ({ description }) => truncateText(description, 9999),
  availability: ({ availability }) => META_AVAILABILITY[availability],
  ...shared,
  quantity_to_sell_on_fb: (offer) =>
    offer.availability === "available" ? String(countForSale(offer)) : "",
  product_detail: ({ details }) => details.map(({ name, value }) => `${name}: ${value}`).join("; "),
};

const PINTEREST_AVAILABILITY: Record<Offer["availability"], string> = {
  available: "in stock",
  made_to_order: "in stock",
  reserved: "out of stock",
  sold: "out of stock",
};

const pinterest: Columns = {
  id: ({ id }) => id,
  title: ({ title }) => truncateLine(title, 500),
  description: ({ description }) => truncateText(description, 10_000),
  availability: ({ availability }) => PINTEREST_AVAILABILITY[availability],
  ...shared,
};

/** meta.csv, in chunks. */
export const writeMetaFeed = (shop: Shop): AsyncGenerator<string> => writeCsvFeed(shop, meta);

/** pinterest.csv, in chunks. */
export const writePinterestFeed = (shop: Shop): AsyncGenerator<string> =>
  writeCsvFeed(shop, pinterest);

async function* writeCsvFeed(shop: Shop, columns: Columns): AsyncGenerator<string> {
  yield toCsv([Object.keys(columns)]);
  for await (const offers of readOffers(shop)) {
    yield toCsv(offers.map((offer) => Object.values(columns).map((column) => column(offer))));
  }
}
