import { STATE_LABELS, stateOf } from "#contract/catalogue/piece-states.ts";
import { AVAILABILITIES } from "#contract/catalogue/product-fields.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { parseCount } from "#contract/typed-numbers.ts";
import { Select } from "../../forms/controls.tsx";
import { FormField } from "../../forms/form.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { describeForVisitors } from "../../piece-state/describe-state.ts";
import { useNow } from "../../use-now.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { TextField } from "./text-field.tsx";

const OPTIONS = AVAILABILITIES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** The availability of a piece and its details. */
export function AvailabilityFields() {
  const { setValue, getValues, control } = useFormContext<ProductFormValues>();
  const [availability, isActive, reservedUntil, leadTime] = useWatch({
    control,
    name: ["availability", "isActive", "reservedUntil", "leadTime"],
  });
  const { settings, user } = useDesk();
  const { timeZone } = settings;
  const now = useNow().toISOString();
  const choice = { state: stateOf({ availability, isActive }), reservedUntil, leadTime };

  /** Sold implies a stock of 0, available a stock of at least 1. */
  const followStock = ({ target }: { target: { value: string } }) => {
    const stock = parseCount(getValues("stock")) ?? 0;
    const options = { shouldDirty: true, shouldValidate: true };
    if (target.value === "sold") setValue("stock", "0", options);
    if (target.value === "available" && stock === 0) setValue("stock", "1", options);
  };
  return (
    <>
      <div className="product-pair">
        <FormField<ProductFormValues>
          label="Availability"
          name="availability"
          options={{ onChange: followStock }}
        >
          <Select options={OPTIONS} />
        </FormField>
        <TextField name="stock" />
      </div>
      {availability === "reserved" && (
        <div className="product-pair">
          <TextField
            help={
              user.access === "everything"
                ? "Only you see it."
                : "Leave blank to keep it. Only people with full access see it."
            }
            name="reservedFor"
          />
          <TextField help="The reservation ends after this day." name="reservedUntil" />
        </div>
      )}
      {availability === "made_to_order" && <TextField name="leadTime" />}
      <p className="help">{describeForVisitors(choice, { timeZone, now })}</p>
    </>
  );
}
