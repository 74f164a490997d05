import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";

/** The form values: lists as lines of text. */
export type CustomerForm = {
  name: string;
  emails: string;
  phones: string;
  ringSizes: string;
  notes: string;
};

export const toCustomerForm = (customer: Customer): CustomerForm => ({
  name: customer.name,
  emails: customer.emails.join("\n"),
  phones: customer.phones.join("\n"),
  ringSizes: customer.ringSizes
    .map(({ size, note }) => (note ? `${size}, ${note}` : size))
    .join("\n"),
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
  notes: form.notes.trim() || null,
});
