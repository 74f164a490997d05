import type { CustomerAddress } from "#contract/sales/customer-addresses.ts";
import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { type AddressForm, EMPTY_ADDRESS } from "../../orders/form/address-fields.tsx";

/** The form values: lists as lines of text, except addresses. */
export type CustomerForm = {
  name: string;
  emails: string;
  phones: string;
  ringSizes: string;
  addresses: AddressForm[];
  notes: string;
};

export const toCustomerForm = (customer: Customer): CustomerForm => ({
  name: customer.name,
  emails: customer.emails.join("\n"),
  phones: customer.phones.join("\n"),
  ringSizes: customer.ringSizes
    .map(({ size, note }) => (note ? `${size}, ${note}` : size))
    .join("\n"),
  addresses: customer.addresses.map((address) => ({
    ...EMPTY_ADDRESS,
    country: "",
    ...address,
  })),
  notes: customer.notes ?? "",
});

const toLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const toCustomerPatch = (form: CustomerForm): CustomerPatch => ({
  name: form.name,
  emails: toLines(form.emails),
  phones: toLines(form.phones),
  ringSizes: toLines(form.ringSizes).map((line) => {
    const [size = "", ...note] = line.split(",");
    return { size: size.trim(), note: note.join(",").trim() || null };
  }),
  addresses: form.addresses.filter(isFilled).map(toAddress),
  notes: form.notes.trim() || null,
});

/** The country alone stands there from the start. */
const isFilled = ({ country: _country, ...address }: AddressForm): boolean =>
  Object.values(address).some((text) => text.trim() !== "");

const toAddress = (address: AddressForm): CustomerAddress =>
  Object.fromEntries(Object.entries(address).filter(([, text]) => text.trim() !== ""));
