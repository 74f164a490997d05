import { useState } from "react";
import { priceChangeSchema } from "#contract/catalogue/price-change.ts";
import { type Rounding, ROUNDINGS } from "#contract/catalogue/roundings.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "../../forms/controls.tsx";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { BulkAction } from "./use-bulk-change.ts";

const KINDS = [
  { value: "raise", label: "Raise" },
  { value: "lower", label: "Lower" },
  { value: "set", label: "Set to" },
] as const;
const UNITS = [
  { value: "percent", label: "%", name: "Percent" },
  { value: "dollars", label: "$", name: "Dollars" },
] as const;

type Fields = {
  kind: (typeof KINDS)[number]["value"];
  unit: (typeof UNITS)[number]["value"];
  amount: string;
  rounding: Rounding;
};

/** Raise, lower or set prices, by percent or dollars, rounded. */
export function PriceFields({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const [fields, setFields] = useState<Fields>({
    kind: "raise",
    unit: "percent",
    amount: "",
    rounding: "nearest-5",
  });
  const { kind, unit, amount, rounding } = fields;
  const isWrong = amount.trim() !== "" && toAction(fields) === null;
  const help =
    kind !== "set" && unit === "percent"
      ? "Enter a percentage like 8."
      : "Enter an amount like 20.00.";
  const change = (changed: Partial<Fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    onChange(toAction(next));
  };
  return (
    <>
      <SegmentedChoice
        label="Change"
        onChange={(kind) => change({ kind })}
        options={KINDS}
        value={kind}
      />
      <div className="stack bulk-price">
        <Field
          error={isWrong ? help : undefined}
          id="bulk-amount"
          label={kind === "set" ? "To" : "By"}
        >
          <div className="bulk-amount">
            <Input
              inputMode="decimal"
              onChange={({ target }) => change({ amount: target.value })}
              value={amount}
            />
            {kind === "set" ? (
              <span>$</span>
            ) : (
              <SegmentedChoice
                label="Unit"
                onChange={(unit) => change({ unit })}
                options={UNITS}
                value={unit}
              />
            )}
          </div>
        </Field>
        {kind !== "set" && (
          <Field label="Round">
            <Select
              onChoose={(chosen) => change({ rounding: chosen })}
              options={ROUNDINGS}
              value={rounding}
            />
          </Field>
        )}
      </div>
    </>
  );
}

/** null while the amount is none. */
function toAction({ unit, ...fields }: Fields): BulkAction | null {
  const isPercent = fields.kind !== "set" && unit === "percent";
  const price = {
    ...fields,
    unit: isPercent ? ("percent" as const) : ("dollars" as const),
    amount: isPercent ? fields.amount.replace("%", "") : fields.amount,
  };
  const { data } = priceChangeSchema.safeParse(price);
  return data && data.amount > 0 ? { action: "price", price } : null;
}
