import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { EXTRA_FIELDS, type ExtraField } from "#contract/catalogue/extra-product-fields.ts";
import { htmlToLine } from "../../../parsing/html-to-text.ts";
import { isMaterialName } from "../../../parsing/is-material-name.ts";
import type { SourcePiece } from "../../../source.ts";
import { describeVariants } from "../../../variants/describe-variants.ts";
import { addOptionLines, collectOptions } from "../../../variants/variant-options.ts";
import { toText } from "../../tables/cell-values.ts";
import { cellAt } from "../../tables/header.ts";
import type { Row } from "../../tables/table.ts";
import { wooList } from "./woo-cells.ts";
import type { WooColumns } from "./woo-columns.ts";
import { attributesOf, listOptions, type Variations } from "./woo-variations.ts";

/** The values of the attributes with a name, their entities decoded; null for none. */
export function findAttribute(
  row: Row,
  { attributes }: WooColumns,
  isIt: (name: string) => boolean,
): string | null {
  const values = attributes
    .filter(({ name }) => isIt(toText(cellAt(row, name)) ?? ""))
    .flatMap(({ values }) => wooList(cellAt(row, values)))
    .map(htmlToLine);
  return [...new Set(values)].join(", ") || null;
}

export const isNamed = (label: string) => (name: string) =>
  name.trim().toLowerCase() === label.toLowerCase();

export const isDimensions = (name: string): boolean =>
  /^(?:dimensions|size in mm)$/i.test(name.trim());

/** An attribute's text for a field; null where the field cannot hold it, such as several ring sizes. */
export const heldBy = (field: ExtraField, text: string | null): string | null =>
  text !== null && PRODUCT_FIELDS[field].kind === "ringSize" && parseRingSize(text) === undefined
    ? null
    : text;

const hasField = (name: string, value: string): boolean =>
  isMaterialName(name) ||
  isDimensions(name) ||
  EXTRA_FIELDS.some(
    (field) => isNamed(PRODUCT_FIELDS[field].label)(name) && heldBy(field, value) !== null,
  );

/** A piece with a line of its text for each attribute that is neither a field nor a variation's option. */
export function addFacts(
  piece: SourcePiece,
  { row, columns, variations }: { row: Row; columns: WooColumns; variations?: Variations },
): SourcePiece {
  const options = variations ? listOptions(row, columns, variations) : [];
  const listed = new Set(options.map(({ name }) => name.toLowerCase()));
  const isHeld = (name: string) => hasField(name, findAttribute(row, columns, isNamed(name)) ?? "");
  const facts = collectOptions(
    attributesOf(row, columns).filter(
      ({ name }) => !isHeld(name) && !listed.has(name.toLowerCase()),
    ),
  );
  const notes = describeVariants({ noun: "variation", count: 1, options: facts, prices: [] });
  return {
    ...piece,
    description: addOptionLines(piece.description, facts),
    notes: [...piece.notes, ...notes],
  };
}
