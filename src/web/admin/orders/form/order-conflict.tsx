import { isSameJson } from "#contract/canonical-json.ts";
import { formatHundredths } from "#contract/decimals.ts";
import { ORDER_FIELDS } from "./order-fields.ts";
import { totalOf, type OrderForm } from "./order-form.ts";

type Props = {
  /** The state that the edit began with. */
  base: OrderForm;
  mine: OrderForm;
  /** As it was saved elsewhere since. */
  theirs: OrderForm;
  onChosen: (values: OrderForm) => void;
};

/** Says what was changed elsewhere since, and lets the person choose. */
export function OrderConflict({ base, mine, theirs, onChosen }: Props) {
  const fields = Object.keys(ORDER_FIELDS) as (keyof OrderForm)[];
  const changed = fields.filter((field) => isOther(base, theirs, field));
  const both = Object.fromEntries(
    fields.map((field) => [field, isOther(base, mine, field) ? mine[field] : theirs[field]]),
  ) as OrderForm;
  return (
    <section className="order-conflict" role="alert">
      <h2>Changed elsewhere</h2>
      <p>
        This order was changed on another screen while you were editing it. Nothing is overwritten.
      </p>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt>{ORDER_FIELDS[field]}</dt>
            <dd>
              <span className="sr">{"Saved now: "}</span>
              {describe(theirs, field)}
            </dd>
            {isOther(mine, theirs, field) && isOther(base, mine, field) && (
              <dd>
                <small>{`Yours: ${describe(mine, field)}`}</small>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="desk-buttons">
        <button className="btn quiet" type="button" onClick={() => onChosen(both)}>
          Keep my changes
        </button>
        <button className="btn quiet" type="button" onClick={() => onChosen(theirs)}>
          Use the saved order
        </button>
      </div>
    </section>
  );
}

const isOther = (one: OrderForm, other: OrderForm, field: keyof OrderForm) =>
  !isSameJson(one[field], other[field]);

function describe(form: OrderForm, field: keyof OrderForm): string {
  if (field !== "items") return form[field] || "none";
  const names = form.items.map(({ name, quantity }) =>
    quantity > 1 ? `${quantity} × ${name}` : name,
  );
  const total = formatHundredths(totalOf({ items: form.items, shipping: "", tax: "" }));
  return `${names.join(", ")}, $${total}`;
}
