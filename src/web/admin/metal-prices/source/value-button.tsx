import { METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { readAmount, readDay } from "#contract/catalogue/metal-prices/read-price-cell.ts";
import { showValue } from "#contract/catalogue/metal-prices/source/read-pick.ts";
import type { Position } from "#contract/catalogue/metal-prices/source/value-path.ts";
import { type SourceForm, toKey } from "./use-source-form.ts";

type Props = { form: SourceForm; name: string; position: Position; value: unknown };

const holdsNumber = (value: unknown): boolean =>
  typeof value === "number" ||
  (typeof value === "string" && readDay(value) === undefined && readAmount(value) !== undefined);

/** A value of an answer: a button where it may be a price, which says of which metal it is one. */
export function ValueButton({ form, name, position, value }: Props) {
  const shown = showValue(value);
  if (!holdsNumber(value)) return <span className="source-text">{shown}</span>;
  const metals = form.chosen.get(toKey(position)) ?? [];
  const names = metals.map((metal) => METAL_NAMES[metal]).join(", ");
  return (
    <button
      aria-label={`${name}: ${shown}` + (names && `, chosen for ${names.toLowerCase()}`)}
      aria-pressed={metals.length > 0}
      className="source-value"
      onClick={() => form.press(position)}
      type="button"
    >
      {shown}
      {names && <b>{names}</b>}
    </button>
  );
}
