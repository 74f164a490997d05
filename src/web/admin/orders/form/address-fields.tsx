import { FormField } from "../../forms/form.tsx";
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
  /** What the names of its fields begin with: "addresses.0.", or nothing. */
  within?: string;
};

/** The parts of a postal address in a form. */
export const AddressFields = ({ within = "" }: Props) =>
  ADDRESS_PARTS.map((part) => (
    <div className={part === "line1" || part === "line2" ? "wide" : undefined} key={part}>
      <FormField label={PARTS[part]} name={`${within}${part}`} />
    </div>
  ));
