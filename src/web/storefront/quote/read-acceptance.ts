import { type AcceptQuote, acceptQuoteSchema } from "#contract/sales/quotes.ts";
import { formText } from "../form-text.ts";

/** The fields of the address, in their order. */
export const ADDRESS_FIELDS = [
  { name: "line1", label: "Address", autoComplete: "address-line1" },
  {
    name: "line2",
    label: "Apartment, company, or floor (optional)",
    autoComplete: "address-line2",
  },
  { name: "city", label: "City", autoComplete: "address-level2" },
  { name: "state", label: "State", autoComplete: "address-level1" },
  { name: "postalCode", label: "ZIP code", autoComplete: "postal-code" },
  { name: "country", label: "Country", autoComplete: "country-name" },
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number]["name"];

/** What is said of a needed field that is empty. */
const NEEDED: Partial<Record<AddressField, string>> = {
  line1: "Enter your street and number.",
  city: "Enter your city.",
  state: "Enter your state.",
  postalCode: "Enter your ZIP code.",
  country: "Enter your country.",
};

export type FilledIn = { delivery: "pickup" | "shipping"; values: Record<AddressField, string> };
export type Acceptance =
  | { input: AcceptQuote }
  | { errors: Partial<Record<AddressField, string>>; filledIn: FilledIn };

/** What a customer accepts with; pickup where nothing was chosen. */
export function readAcceptance(form: FormData): Acceptance {
  const delivery = formText(form, "delivery") === "shipping" ? "shipping" : "pickup";
  if (delivery === "pickup") return { input: { delivery } };
  const values = Object.fromEntries(
    ADDRESS_FIELDS.map(({ name }) => [name, formText(form, name)]),
  ) as Record<AddressField, string>;
  const read = acceptQuoteSchema.safeParse({ delivery, shippingAddress: values });
  if (read.success) return { input: read.data };
  const fields = read.error.issues.map(({ path }) => path.at(-1) as AddressField);
  const errors = Object.fromEntries(
    fields.map((field) => [
      field,
      values[field] === "" ? (NEEDED[field] ?? "Check this.") : "This is too long.",
    ]),
  );
  return { errors, filledIn: { delivery, values } };
}
