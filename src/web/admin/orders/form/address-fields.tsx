import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { ORDER_FIELDS } from "./order-fields.ts";

const { line1, line2, city, state, postalCode, country } = ORDER_FIELDS;
const PARTS = { line1, line2, city, state, postalCode, country };
export type AddressForm = Record<keyof typeof PARTS, string>;

export const ADDRESS_PARTS = Object.keys(PARTS) as (keyof AddressForm)[];

export const EMPTY_ADDRESS: AddressForm = {
  line1: "",
  line2: "",
  city: "",
  state: "",
  postalCode: "",
  country: "United States",
};

type Props = {
  /** What the ids of its fields begin with. */
  id: string;
  /** What their names in the form begin with: "addresses.0.", or nothing. */
  prefix?: string;
};

/** The parts of a postal address in a form. */
export function AddressFields({ id: before, prefix = "" }: Props) {
  const { register, getFieldState, formState } = useFormContext();
  return ADDRESS_PARTS.map((part) => {
    const name = `${prefix}${part}`;
    const id = `${before}-${part}`;
    const error = getFieldState(name, formState).error?.message;
    return (
      <div className={part === "line1" || part === "line2" ? "wide" : undefined} key={part}>
        <Field error={error} id={id} label={PARTS[part]}>
          <input
            autoComplete="off"
            id={id}
            type="text"
            {...fieldAriaProps(id, error)}
            {...register(name)}
          />
        </Field>
      </div>
    );
  });
}
