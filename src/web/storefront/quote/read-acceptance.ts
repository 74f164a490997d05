import { type AcceptQuote, acceptQuoteSchema } from "#contract/sales/quotes.ts";
import { formText } from "../form-text.ts";
import { MESSAGES } from "./messages.ts";

/** The fields of the address, in their order. */
export const ADDRESS_FIELDS = [
  { name: "line1", label: MESSAGES.address.line1, autoComplete: "address-line1" },
  {
    name: "line2",
    label: MESSAGES.address.line2,
    autoComplete: "address-line2",
  },
  { name: "city", label: MESSAGES.address.city, autoComplete: "address-level2" },
  { name: "state", label: MESSAGES.address.state, autoComplete: "address-level1" },
  { name: "postalCode", label: MESSAGES.address.postalCode, autoComplete: "postal-code" },
  { name: "country", label: MESSAGES.address.country, autoComplete: "country-name" },
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number]["name"];

const NEEDED: Partial<Record<AddressField, string>> = MESSAGES.missing;

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
      values[field] === "" ? (NEEDED[field] ?? MESSAGES.missing.other) : MESSAGES.tooLong,
    ]),
  );
  return { errors, filledIn: { delivery, values } };
}
