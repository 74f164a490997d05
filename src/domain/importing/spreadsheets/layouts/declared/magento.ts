import { capitalize } from "#contract/capitalize.ts";
import { parsePairs } from "../variants/parse-pairs.ts";
import type { CellOf } from "./declared-layout.ts";
import type { DerivedColumn, PlatformLayout } from "./platform-layout.ts";
import { isWithin } from "./reduced-price.ts";
import { isMaterialName } from "../../../parsing/is-material-name.ts";

/** Special prices are on between two dates. */
const specialPrice = (from: string, to: string): DerivedColumn => ({
  field: "salePrice",
  column: "special_price",
  of: (cellOf, now) => (isWithin(now, cellOf(from), cellOf(to)) ? cellOf("special_price") : null),
});

/** Magento 2's product export. */
export const magento: PlatformLayout = {
  key: "magento",
  label: "Magento",
  sources: [
    "https://experienceleague.adobe.com/docs/commerce-admin/systems/data-transfer/data-attributes-product.html",
  ],
  signature: [
    /^sku$/,
    /^product type$/,
    /^(?:attribute set code|product websites|configurable variations)$/,
  ],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [/^short description$/, /^description$/],
    price: [/^price$/],
    cost: [/^cost$/],
    weight: [/^weight$/],
    stock: [/^qty$/],
    category: [/^categories$/],
    active: [/^product online$/],
    images: [/^base image$/, /^additional images$/],
    imageTexts: [/^base image label$/, /^additional image labels$/],
    address: [/^url key$/],
  },
  categoryLevels: "/",
  derived: [
    specialPrice("special_price_from_date", "special_price_to_date"),
    { field: "materials", column: null, of: (cellOf) => readMaterials(attributesOf(cellOf)) },
    { field: "description", column: null, of: (cellOf) => readFacts(attributesOf(cellOf)) },
  ],
};

const attributesOf = (cellOf: CellOf) => parsePairs(cellOf("additional_attributes") ?? "");

/** Magento 1's product export; rows without a SKU belong to the product above. */
export const magento1: PlatformLayout = {
  key: "magento",
  label: "Magento 1",
  sources: [
    "https://github.com/OpenMage/magento-lts/blob/main/app/code/core/Mage/ImportExport/Model/Export/Entity/Product.php",
  ],
  signature: [/^sku$/, /^ attribute set$/, /^ type$/, /^ category$/],
  columns: {
    name: [/^name$/],
    sku: [/^sku$/],
    description: [/^short description$/, /^description$/],
    price: [/^price$/],
    cost: [/^cost$/],
    weight: [/^weight$/],
    stock: [/^qty$/],
    category: [/^ category$/],
    active: [/^status$/],
    images: [/^image$/, /^ media image$/],
    imageTexts: [/^image label$/, /^ media lable$/],
    address: [/^url key$/],
  },
  categoryLevels: "/",
  derived: [
    specialPrice("special_from_date", "special_to_date"),
    {
      field: "active",
      column: "status",
      of: (cellOf) => STATUS.get(cellOf("status") ?? "") ?? null,
    },
  ],
};

const STATUS: ReadonlyMap<string, string> = new Map(Object.entries({ "1": "yes", "2": "no" }));

type Attribute = { name: string; value: string };

/** Attributes of the shop's own machinery, which say nothing of a piece. */
const TECHNICAL =
  /^(?:has_options|required_options|gift_|ts_|msrp|shipment_type|options_container|page_layout|custom_|swatch_|small_image|thumbnail|is_|news_|tax_|url_|links_|samples_|cost$|country_of_manufacture$|quantity_and_stock_status$)/;
/** What a switch says, or an address. */
const NO_FACT = /^(?:yes|no|true|false|[01]|https?:.*|__EMPTY__VALUE__)$/i;

/** "ring_size" → "Ring size" */
const labelOf = (name: string): string => capitalize(name.replaceAll("_", " "));

/** Several values of one attribute stand between bars. */
const valuesOf = ({ value }: Attribute): string =>
  value
    .split("|")
    .map((each) => each.trim())
    .filter(Boolean)
    .join(", ");

const isMaterial = ({ name }: Attribute): boolean => isMaterialName(name.replaceAll("_", " "));

/** null when no attribute names a material. */
const readMaterials = (attributes: Attribute[]): string | null =>
  attributes.filter(isMaterial).map(valuesOf).join(", ") || null;

/** The others, a line each, as a paragraph of the description. */
function readFacts(attributes: Attribute[]): string | null {
  const facts = attributes.filter(
    (each) => !isMaterial(each) && !TECHNICAL.test(each.name) && !NO_FACT.test(each.value),
  );
  const lines = facts.map((each) => `${labelOf(each.name)}: ${valuesOf(each)}`);
  return lines.length === 0 ? null : `<p>${lines.join("<br>")}</p>`;
}
