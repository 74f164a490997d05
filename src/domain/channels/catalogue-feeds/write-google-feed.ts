import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { element, XML_HEAD } from "../../escape-xml-text.ts";
import { cutLine, cutText } from "./cut-text.ts";
import type { Offer } from "./offer.ts";
import { readOffers } from "./read-offers.ts";

/**
 * Made to order is in stock for Google: it can be had now, and "backorder" would want a day that only
 * the conversation with the artisan gives.
 */
const AVAILABILITY: Record<Offer["availability"], string> = {
  available: "in_stock",
  made_to_order: "in_stock",
  reserved: "out_of_stock",
  sold: "out_of_stock",
};
const MORE_PICTURES = 10;

/** google.xml: RSS 2.0 in Google Merchant's namespace, in parts. */
export async function* writeGoogleFeed(shop: Shop): AsyncGenerator<string> {
  const { businessName, blurb } = await getSettings(shop);
  yield [
    `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>`,
    element("title", businessName),
    element("link", `${shop.publicUrl}/`),
    element("description", blurb || businessName),
    "",
  ].join("\n");
  for await (const offers of readOffers(shop)) yield offers.map(writeItem).join("");
  yield "</channel>\n</rss>\n";
}

function writeItem(offer: Offer): string {
  const [cover, ...more] = offer.pictures;
  const lines = [
    element("g:id", offer.id),
    element("g:title", cutLine(offer.title, 150)),
    element("g:description", cutText(offer.description, 5000)),
    element("g:link", offer.link),
    element("g:image_link", cover),
    ...more.slice(0, MORE_PICTURES).map((url) => element("g:additional_image_link", url)),
    element("g:availability", AVAILABILITY[offer.availability]),
    element("g:price", offer.price),
    element("g:brand", cutLine(offer.brand, 70)),
    element("g:identifier_exists", "no"),
    element("g:condition", "new"),
    element("g:google_product_category", offer.taxonomy),
    element("g:product_type", offer.category && `Jewelry > ${offer.category}`),
    element("g:material", cutLine(offer.materials.join("/"), 200)),
    element("g:color", offer.color),
    element("g:age_group", "adult"),
    element("g:gender", "unisex"),
    element("g:product_weight", offer.weight),
    element("g:custom_label_0", offer.availability.replaceAll("_", " ")),
  ];
  return `<item>\n${lines.filter(Boolean).join("\n")}\n</item>\n`;
}
