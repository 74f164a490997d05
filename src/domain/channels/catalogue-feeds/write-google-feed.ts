import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { XML_DECLARATION, xmlElement } from "../../xml-element.ts";
import { truncateLine, truncateText } from "./truncate-text.ts";
import type { Offer } from "./offer.ts";
import { readOffers } from "./read-offers.ts";

/**
 * Made to order counts as in stock: Google's "backorder" requires a date, which the artisan agrees on with
 * each customer.
 */
const AVAILABILITY: Record<Offer["availability"], string> = {
  available: "in_stock",
  made_to_order: "in_stock",
  reserved: "out_of_stock",
  sold: "out_of_stock",
};
const MORE_PICTURES = 10;

/** google.xml: RSS 2.0 with Google Merchant's namespace, in chunks. */
export async function* writeGoogleFeed(shop: Shop): AsyncGenerator<string> {
  const { businessName, blurb } = await getNamedSettings(shop);
  yield [
    `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>`,
    xmlElement("title", businessName),
    xmlElement("link", `${shop.publicUrl}/`),
    xmlElement("description", blurb || businessName),
    "",
  ].join("\n");
  for await (const offers of readOffers(shop)) yield offers.map(writeItem).join("");
  yield "</channel>\n</rss>\n";
}

function toDetail({ name, value }: Offer["details"][number]): string {
  const parts = [
    xmlElement("g:section_name", "Details"),
    xmlElement("g:attribute_name", name),
    xmlElement("g:attribute_value", truncateLine(value, 1000)),
  ];
  return `<g:product_detail>${parts.join("")}</g:product_detail>`;
}

function writeItem(offer: Offer): string {
  const [cover, ...more] = offer.pictures;
  const lines = [
    xmlElement("g:id", offer.id),
    xmlElement("g:title", truncateLine(offer.title, 150)),
    xmlElement("g:description", truncateText(offer.description, 5000)),
    xmlElement("g:link", offer.link),
    xmlElement("g:image_link", cover),
    ...more.slice(0, MORE_PICTURES).map((url) => xmlElement("g:additional_image_link", url)),
    xmlElement("g:availability", AVAILABILITY[offer.availability]),
    xmlElement("g:price", offer.price),
    xmlElement("g:brand", truncateLine(offer.brand, 70)),
    xmlElement("g:identifier_exists", "no"),
    xmlElement("g:condition", "new"),
    xmlElement("g:google_product_category", offer.taxonomy),
    xmlElement("g:product_type", offer.category && `Jewelry > ${offer.category}`),
    xmlElement("g:material", truncateLine(offer.materials.join("/"), 200)),
    xmlElement("g:color", offer.color),
    xmlElement("g:age_group", "adult"),
    xmlElement("g:gender", "unisex"),
    xmlElement("g:product_weight", offer.weight),
    xmlElement("g:size", offer.ringSize),
    xmlElement("g:size_system", offer.ringSize && "US"),
    ...offer.details.map(toDetail),
    xmlElement("g:custom_label_0", offer.availability.replaceAll("_", " ")),
  ];
  return `<item>\n${lines.filter(Boolean).join("\n")}\n</item>\n`;
}
