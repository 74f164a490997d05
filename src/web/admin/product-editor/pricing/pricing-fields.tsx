import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { ROUNDINGS } from "#contract/catalogue/roundings.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, Select } from "../../forms/controls.tsx";
import { PriceSum } from "./price-sum.tsx";
import type { PricingForm } from "./use-pricing-form.ts";

const NUMBER_LABELS = {
  loss: "Loss, % of the metal",
  stones: "Stones, $",
  findings: "Findings, $",
  hours: "Hours",
  rate: "Dollars an hour",
  cost: "Cost of the whole piece, $",
  markup: "Mark-up, % of the cost",
};

type Props = { form: PricingForm; prices: MetalPricesAnswer };

/** The parts of the price and their sum. */
export function PricingFields({ form, prices }: Props) {
  const { values, set } = form;
  return (
    <>
      <div className="product-pair">
        <NumberField form={form} name="loss" />
        <NumberField form={form} name="stones" />
        <NumberField form={form} name="findings" />
        <NumberField form={form} name="hours" />
        <NumberField form={form} name="rate" />
        <NumberField
          form={form}
          help="Counts instead of the parts above. Leave blank to add them up."
          name="cost"
        />
        <NumberField
          form={form}
          help="Leave blank if you set the price another way."
          name="markup"
        />
        <Field label="Round">
          <Select
            onChoose={(rounding) => set({ rounding })}
            options={ROUNDINGS}
            value={values.rounding}
          />
        </Field>
        <Field label="Supplier">
          <Input
            maxLength={255}
            onChange={({ target }) => set({ supplier: target.value })}
            value={values.supplier}
          />
        </Field>
      </div>
      <Lock isLocked={values.locked} onChange={(locked) => set({ locked })} />
      {form.pricing && <PriceSum pricing={form.pricing} prices={prices} />}
    </>
  );
}

type NumberName = keyof typeof NUMBER_LABELS;

const NumberField = ({
  form,
  name,
  help,
}: {
  form: PricingForm;
  name: NumberName;
  help?: string;
}) => (
  <Field
    error={form.wrong.has(name) ? "Enter a number like 12.50." : undefined}
    help={help}
    id={`pricing-${name}`}
    label={NUMBER_LABELS[name]}
  >
    <Input
      inputMode="decimal"
      onChange={({ target }) => form.set({ [name]: target.value })}
      value={form.values[name]}
    />
  </Field>
);

type LockProps = { isLocked: boolean; onChange: (isLocked: boolean) => void };

function Lock({ isLocked, onChange }: LockProps) {
  return (
    <div className="pricing-lock">
      <label>
        <input
          aria-describedby="pricing-lock-help"
          checked={isLocked}
          onChange={({ target }) => onChange(target.checked)}
          type="checkbox"
        />
        Locked
      </label>
      <small id="pricing-lock-help">A locked price never follows the metals.</small>
    </div>
  );
}
