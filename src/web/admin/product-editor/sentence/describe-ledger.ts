import { capitalize } from "#contract/capitalize.ts";
import { countOf } from "#contract/count-of.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";
import { DETAIL_LABELS } from "#contract/catalogue/detail-labels.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { STATE_LABELS, stateOf } from "#contract/catalogue/piece-states.ts";
import type { ProductFieldName } from "#contract/catalogue/product-fields.ts";
import type { SentenceReading } from "#contract/catalogue/sentences/read-sentence.ts";
import { parseCentigrams, parseCents, parseCount } from "#contract/typed-numbers.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

export type LedgerRow = {
  label: string;
  text: string;
  /** What stands there without a text. */
  blank: string;
  /** The first gets the focus. */
  fields: ProductFieldName[];
  /** False for what the sentence only may say. */
  isSure: boolean;
  /** Whether the sentence says any of it. */
  isSaid: boolean;
};

type Known = { category: string | undefined; hasSize: boolean };

/** The facts of a piece in the order of its page. */
export function describeLedger(
  values: ProductFormValues,
  facts: SentenceReading["facts"],
  { category, hasSize }: Known,
): LedgerRow[] {
  const row = (
    label: string,
    text: string,
    fields: ProductFieldName[],
    blank = "None",
  ): LedgerRow => ({
    label,
    text,
    blank,
    fields,
    isSure: fields.every((field) => facts[field]?.isSure !== false || !isSaidSo(field)),
    isSaid: fields.some((field) => facts[field] !== undefined),
  });
  const isSaidSo = (field: ProductFieldName) => facts[field]?.text === String(values[field]);
  const size = values.ringSize.trim();
  const detail = (field: "length" | "width" | "chain" | "description", label: string) =>
    values[field].trim() === "" ? [] : [row(label, values[field].trim(), [field])];
  return [
    row("Name", values.name.trim(), ["name"], "Not named yet"),
    row("Price", formatTyped(values.price), ["price"], "No price yet"),
    row("Metal", describeMetals(values), ["metals", "weight"]),
    row("Stones", capitalize(values.stones.trim()), ["stones"]),
    ...(hasSize || size ? [row(DETAIL_LABELS.ringSize, size && `US ${size}`, ["ringSize"])] : []),
    ...detail("length", DETAIL_LABELS.length),
    ...detail("width", DETAIL_LABELS.width),
    ...detail("chain", DETAIL_LABELS.chain),
    row("Category", category ?? "", ["categoryId"]),
    ...detail("description", "Description"),
    row("State", describeTypedState(values), [
      "availability",
      "isActive",
      "stock",
      "reservedFor",
      "leadTime",
    ]),
  ];
}

/** "$95.00", and what is no amount as it was typed. */
function formatTyped(price: string): string {
  const cents = parseCents(price);
  return cents === undefined ? price.trim() : formatPrice(formatHundredths(cents));
}

/** "Sterling silver, 9 g"; several one after another. */
function describeMetals({ metals, materials, weight }: ProductFormValues): string {
  const centigrams = parseCentigrams(weight);
  const parts = (metals.trim() || materials.trim()).split(";").map((part) => part.trim());
  const grams = centigrams ? formatWeight(formatHundredths(centigrams)) : "";
  return capitalize([...parts, grams].filter(Boolean).join(", "));
}

/** "Available, 3 in stock" */
export function describeTypedState(values: ProductFormValues): string {
  const { stock, reservedFor, leadTime, availability } = values;
  const state = STATE_LABELS[stateOf(values)];
  const count = parseCount(stock) ?? 0;
  if (!values.isActive) return state;
  if (availability === "available") return `${state}, ${countOf(count, "piece")}`;
  if (availability === "reserved" && reservedFor.trim())
    return `${state} for ${reservedFor.trim()}`;
  return availability === "made_to_order" && leadTime.trim()
    ? `${state}, ${leadTime.trim()}`
    : state;
}
