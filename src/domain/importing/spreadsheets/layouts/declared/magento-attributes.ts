import { capitalize } from "../../tables/list-rows.ts";
import { isMaterialName } from "../../../parsing/is-material-name.ts";

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
export const readMaterials = (attributes: Attribute[]): string | null =>
  attributes.filter(isMaterial).map(valuesOf).join(", ") || null;

/** The others, a line each, as a paragraph of the description. */
export function readFacts(attributes: Attribute[]): string | null {
  const facts = attributes.filter(
    (each) => !isMaterial(each) && !TECHNICAL.test(each.name) && !NO_FACT.test(each.value),
  );
  const lines = facts.map((each) => `${labelOf(each.name)}: ${valuesOf(each)}`);
  return lines.length === 0 ? null : `<p>${lines.join("<br>")}</p>`;
}
