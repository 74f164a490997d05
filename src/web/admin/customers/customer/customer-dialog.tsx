import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAX_ADDRESSES, type CustomerAddress } from "#contract/sales/customer-addresses.ts";
import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped, useFollowing } from "../../forms/continue-from.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import {
  AddressFields,
  EMPTY_ADDRESS,
  type AddressForm,
} from "../../orders/form/address-fields.tsx";
import { useAction } from "../../use-action.ts";

const LINES_HELP = "One per line, the main one first.";

const CustomerField = FormField<CustomerForm>;

type Props = { customer: Customer; ref: RefObject<HTMLDialogElement | null> };

/** Edits name, contacts, ring sizes, notes and addresses. What can't be saved stays. */
export function CustomerDialog({ customer, ref }: Props) {
  const defaultValues = toCustomerForm(customer);
  const form = useForm<CustomerForm>({ defaultValues });
  useFollowing(form, defaultValues);
  const save = useSaveCustomer(customer.id, form, () => ref.current?.close());
  return (
    <Dialog className="desk-dialog" id="customer" ref={ref} title="Edit customer">
      <Form
        className="stack customer-form"
        form={form}
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        prefix="customer"
      >
        <CustomerField label="Name" name="name" />
        <CustomerField help={LINES_HELP} label="Email addresses" name="emails" rows={2} />
        <CustomerField help={LINES_HELP} label="Phone numbers" name="phones" rows={2} />
        <CustomerField
          help="One per line. Example: 5½, left ring finger"
          label="Ring sizes"
          name="ringSizes"
          rows={2}
        />
        <CustomerField help="Only you see them." label="Notes" name="notes" rows={4} />
        <AddressList />
        <div className="desk-dialog-buttons">
          <button className="btn" disabled={save.isPending} type="submit">
            {save.isPending ? "Saving…" : "Save"}
          </button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The postal addresses, the main one first. */
function AddressList() {
  const { control } = useFormContext<CustomerForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "addresses", keyName: "key" });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {fields.map(({ key }, index) => (
        <fieldset className="stack customer-address" key={key}>
          <legend>{`Address ${index + 1}`}</legend>
          <AddressFields within={`addresses.${index}.`} />
          <button
            className="link"
            onClick={() => {
              remove(index);
              add.current?.focus();
            }}
            type="button"
          >
            {`Remove address ${index + 1}`}
          </button>
        </fieldset>
      ))}
      <button
        className="btn quiet small"
        disabled={fields.length >= MAX_ADDRESSES}
        onClick={() => append(EMPTY_ADDRESS)}
        ref={add}
        type="button"
      >
        <Icon name="plus" /> Add address
      </button>
    </>
  );
}

function useSaveCustomer(
  id: number,
  form: ReturnType<typeof useForm<CustomerForm>>,
  onSaved: () => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useAction({
    onMutate: () => readTyped(form),
    mutationFn: (values: CustomerForm) =>
      callApi<Customer>("PATCH", `/api/customers/${id}`, toCustomerPatch(values)),
    onSuccess: async (customer, _values, sent) => {
      continueFrom(form, sent, toCustomerForm(customer));
      onSaved();
      toast({ title: "Saved" });
      client.setQueryData([`/api/customers/${id}`], customer);
      await refetch(client, "/api/customers");
    },
    onError: (error) => {
      setFieldErrors(form, error);
      toast({
        title: "Couldn’t save the customer",
        description: error.message,
        variant: "destructive",
      });
    },
  });
}

/** The form values: lists as lines of text, except addresses. */
type CustomerForm = {
  name: string;
  emails: string;
  phones: string;
  ringSizes: string;
  addresses: AddressForm[];
  notes: string;
};

const toCustomerForm = (customer: Customer): CustomerForm => ({
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
