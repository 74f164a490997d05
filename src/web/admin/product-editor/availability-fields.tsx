import type { ChangeEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AVAILABILITIES } from "#contract/products.ts";
import { Field } from "#web/ui/field.tsx";
import { AVAILABILITY_LABELS } from "./compare-versions.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import { TextField } from "./text-field.tsx";

/** Whether it can be had, and what visitors are told of that. */
export function AvailabilityFields() {
  const { register, setValue, getValues, control } = useFormContext<ProductFormValues>();
  const availability = useWatch({ control, name: "availability" });

  /** Sold means none is there, and available that one is. */
  const followStock = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const stock = Number(getValues("stock"));
    const options = { shouldDirty: true, shouldValidate: true };
    if (target.value === "sold") setValue("stock", "0", options);
    if (target.value === "available" && !(stock > 0)) setValue("stock", "1", options);
  };
  return (
    <>
      <div className="product-pair">
        <Field id="product-availability" label="Availability">
          <select
            id="product-availability"
            {...register("availability", { onChange: followStock })}
          >
            {AVAILABILITIES.map((value) => (
              <option key={value} value={value}>
                {AVAILABILITY_LABELS[value]}
              </option>
            ))}
          </select>
        </Field>
        <TextField label="Stock" name="stock" step="1" type="number" />
      </div>
      {availability === "reserved" && (
        <div className="product-pair">
          <TextField
            help="seen by you alone"
            label="Reserved for"
            maxLength={255}
            name="reservedFor"
          />
          <TextField
            help="ends by itself after this day"
            label="Reserved until"
            name="reservedUntil"
            type="date"
          />
        </div>
      )}
      {availability === "made_to_order" && (
        <TextField label="Lead time" maxLength={100} name="leadTime" placeholder="4 weeks" />
      )}
    </>
  );
}
