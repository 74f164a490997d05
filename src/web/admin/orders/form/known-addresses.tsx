import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isEmailAddress } from "#contract/email-address.ts";
import { foldName } from "#contract/fold-name.ts";
import {
  type CustomerAddress,
  toAddressLines,
  withoutDoubles,
} from "#contract/sales/customer-addresses.ts";
import type { Customer, CustomerSummary } from "#contract/sales/customers.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { ADDRESS_PARTS, type AddressForm } from "./address-fields.tsx";
import type { OrderForm } from "./order-form.ts";

const MOST_OFFERED = 5;

/** The addresses of the order's customer, each a button that fills in the fields; Undo brings back what was typed. */
export function KnownAddresses({ customerId }: { customerId: number | undefined }) {
  const id = useId();
  const { control, getValues, setValue, formState } = useFormContext<OrderForm>();
  const { toast } = useToast();
  const email = useWatch({ control, name: "customerEmail" });
  const typed = toParts(useWatch({ control, name: ADDRESS_PARTS }));
  const customer = useCustomer(customerId, email);
  const known = customer ? listAddresses(customer) : [];
  const others = withoutDoubles([typed, ...known]).slice(1, 1 + MOST_OFFERED);
  if (others.length === 0) return null;
  const write = (address: AddressForm) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    for (const part of ADDRESS_PARTS) setValue(part, address[part], options);
  };
  const fillIn = (address: CustomerAddress) => {
    const before = toParts(getValues(ADDRESS_PARTS));
    write({ ...toParts([]), ...address });
    const { country: _country, ...rest } = before;
    if (Object.values(rest).every((text) => text.trim() === "")) return;
    const action = { label: "Undo", onPress: () => write(before) };
    toast({ title: "Address replaced", action });
  };
  return (
    <fieldset aria-labelledby={id} className="stack-tight known-addresses wide">
      <p className="muted" id={id}>
        Known addresses
      </p>
      {others.map((address) => {
        const line = toAddressLines(address).join(", ");
        return (
          <button
            className="btn quiet small"
            key={line}
            onClick={() => fillIn(address)}
            type="button"
          >
            {line}
          </button>
        );
      })}
    </fieldset>
  );
}

const toParts = (texts: string[]): AddressForm =>
  Object.fromEntries(ADDRESS_PARTS.map((part, index) => [part, texts[index] ?? ""])) as AddressForm;

/** Those of their record first, then those that orders were shipped to. */
const listAddresses = ({ addresses, orders }: Customer): CustomerAddress[] =>
  withoutDoubles([
    ...addresses,
    ...orders.flatMap(({ shippingAddress }) => (shippingAddress ? [shippingAddress] : [])),
  ]);

const TYPING_PAUSE = 250;

/** Who has the email address, else the customer whom the order is for. */
function useCustomer(customerId: number | undefined, email: string): Customer | undefined {
  const [settled, setSettled] = useState(email);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(email), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [email]);
  const isSame = (other: string | null) => foldName(other ?? "") === foldName(settled.trim());
  const found = useQuery<CustomerSummary[]>({
    queryKey: [`/api/customers?${new URLSearchParams({ search: settled.trim(), limit: "20" })}`],
    enabled: isEmailAddress(settled.trim()),
  });
  const likeliest = found.data?.find((each) => isSame(each.email)) ?? found.data?.[0];
  const byEmail = useQueryOf(likeliest?.id);
  const given = useQueryOf(customerId);
  return byEmail?.emails.some(isSame) ? byEmail : given;
}

const useQueryOf = (id: number | undefined) =>
  useQuery<Customer>({ queryKey: [`/api/customers/${id}`], enabled: id !== undefined }).data;
