import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { FormProvider, useFieldArray, useForm, useFormContext } from "react-hook-form";
import { MAX_ADDRESSES } from "#contract/sales/customer-addresses.ts";
import type { Customer } from "#contract/sales/customers.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped, useFollowing } from "../../forms/continue-from.ts";
import { setFieldErrors } from "../../forms/set-field-errors.ts";
import { AddressFields, EMPTY_ADDRESS } from "../../orders/form/address-fields.tsx";
import { useAction } from "../../use-action.ts";
import { type CustomerForm, toCustomerForm, toCustomerPatch } from "./customer-form.ts";

const LINES_HELP = "One per line, the main one first.";

const FIELDS = {
  name: { label: "Name", rows: 1, help: undefined },
  emails: { label: "Email addresses", rows: 2, help: LINES_HELP },
  phones: { label: "Phone numbers", rows: 2, help: LINES_HELP },
  ringSizes: { label: "Ring sizes", rows: 2, help: "One per line. Example: 5½, left ring finger" },
  notes: { label: "Notes", rows: 4, help: "Only you see them." },
} as const;

type Props = { customer: Customer; ref: RefObject<HTMLDialogElement | null> };

/** Edits name, contacts, ring sizes, notes and addresses. What can't be saved stays. */
export function CustomerDialog({ customer, ref }: Props) {
  const defaultValues = toCustomerForm(customer);
  const form = useForm<CustomerForm>({ defaultValues });
  useFollowing(form, defaultValues);
  const save = useSaveCustomer(customer.id, form, () => ref.current?.close());
  return (
    <Dialog className="desk-dialog" id="customer" ref={ref} title="Edit customer">
      <FormProvider {...form}>
        <form
          className="customer-form"
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
        >
          {Object.entries(FIELDS).map(([key, { label, rows, help }]) => {
            const name = key as keyof typeof FIELDS;
            const id = `customer-${name}`;
            const error = errorOf(form.formState.errors[name]);
            const control = {
              id,
              "aria-describedby": [help && `${id}-help`, error && `${id}-error`]
                .filter(Boolean)
                .join(" "),
              "aria-invalid": error !== undefined,
              ...form.register(name),
            };
            return (
              <Field error={error} id={id} key={name} label={label} {...(help && { help })}>
                {rows === 1 ? (
                  <input dir="auto" {...control} />
                ) : (
                  <textarea dir="auto" rows={rows} {...control} />
                )}
              </Field>
            );
          })}
          <AddressList />
          <div className="desk-dialog-buttons">
            <button className="btn" disabled={save.isPending} type="submit">
              {save.isPending ? "Saving…" : "Save"}
            </button>
          </div>
        </form>
      </FormProvider>
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
        <fieldset className="customer-address" key={key}>
          <legend>{`Address ${index + 1}`}</legend>
          <AddressFields id={`customer-address-${index}`} prefix={`addresses.${index}.`} />
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

/** The sentence of a field, or of the first line that the server names: "emails.1". */
function errorOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.values(error)
    .map((each) => errorOf(each))
    .find((message) => message !== undefined);
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
