import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useParams } from "react-router";
import { countOf } from "#contract/count-of.ts";
import type { Customer, CustomerPatch } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { formatMailto } from "#contract/mailto.ts";
import { telHref } from "#contract/phone-number.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { QueryState } from "../../query-state.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { AddressLines } from "../../orders/order/delivery/order-address.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { requireCustomer } from "../../require-entity.server.ts";
import { CustomerDialog } from "./customer-dialog.tsx";
import { CustomerHistory } from "./customer-history.tsx";
import { ForgetCustomer } from "./forget-customer.tsx";
import { SimilarCustomers } from "./similar-customers.tsx";
import "../../desk-screen.css";
import "../../orders/orders.css";
import "../customers.css";

const KINDS = { emails: "Email", phones: "Phone", ringSizes: "Ring size" };

export const loader = requireCustomer;

export const meta = () => [{ title: "Customer" }];

/** One person: orders, inquiries, what was reserved, ring sizes and notes. */
export default function CustomerScreen() {
  const { id } = useParams();
  const customer = useQuery<Customer>({
    queryKey: [`/api/customers/${id}`],
    refetchOnMount: "always",
  });
  return (
    <QueryState keepData query={customer}>
      {(loaded) => <CustomerPage customer={loaded} key={loaded.id} />}
    </QueryState>
  );
}

function CustomerPage({ customer }: { customer: Customer }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const formatDate = useDateFormat({ dateStyle: "long" });
  const since = customer.orders.reduce(
    (first, { createdAt }) => (createdAt < first ? createdAt : first),
    customer.createdAt,
  );
  return (
    <article>
      <Link className="muted target order-back" to="/admin/customers">
        <Icon name="chevron-left" /> Customers
      </Link>
      <header className="desk-head">
        <div>
          <h1>{customer.name}</h1>
          <p>
            {describeOrders(customer)} {`Customer since ${formatDate(since)}.`}
          </p>
        </div>
        <div className="cluster order-actions">
          <Link className="btn" to={`/admin/orders/new?person=${customer.id}`}>
            New order
          </Link>
          <button className="btn quiet" onClick={() => openDialog(dialog)} type="button">
            Edit
          </button>
        </div>
      </header>
      <div className="customer-parts">
        <div>
          <CustomerHistory customer={customer} />
        </div>
        <div>
          <CustomerDetails customer={customer} />
          <StatedDetails customer={customer} />
          <SimilarCustomers customer={customer} />
          <ForgetCustomer customer={customer} />
        </div>
      </div>
      <CustomerDialog customer={customer} ref={dialog} />
    </article>
  );
}

function describeOrders({ orders, ordersTotal }: Customer): string {
  const sold = orders.filter(({ status }) => status !== "cancelled");
  const elsewhere = sold.filter(({ source }) => source !== null).length;
  const own = `${countOf(sold.length - elsewhere, "order")}, ${formatPrice(ordersTotal)}`;
  return elsewhere > 0 ? `${own}, and ${countOf(elsewhere, "order")} from elsewhere.` : `${own}.`;
}

/** How to reach the customer, addresses, ring sizes and notes. */
function CustomerDetails({ customer }: { customer: Customer }) {
  const { emails, phones, addresses, ringSizes, notes } = customer;
  return (
    <>
      <section className="order-part">
        <h2>Contact</h2>
        {emails.length + phones.length === 0 && (
          <p className="muted">No email or phone number yet.</p>
        )}
        <ul className="customer-lines">
          {emails.map((email) => (
            <li key={email}>
              <a className="link" href={formatMailto(email)}>
                {email}
              </a>
            </li>
          ))}
          {phones.map((phone) => (
            <li key={phone}>
              <a className="link" href={telHref(phone)}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>Addresses</h2>
        {addresses.length === 0 && <p className="muted">None yet.</p>}
        <ul className="customer-lines">
          {addresses.map((address) => (
            <li key={JSON.stringify(address)}>
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>Ring sizes</h2>
        {ringSizes.length === 0 && <p className="muted">None yet.</p>}
        <ul className="customer-lines">
          {ringSizes.map(({ size, note }) => (
            <li key={`${size} ${note}`}>
              {size} {note && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </section>
      <section className="order-part">
        <h2>Notes</h2>
        {notes ? <p className="customer-notes">{notes}</p> : <p className="muted">None yet.</p>}
      </section>
    </>
  );
}

type Stated = { kind: keyof Customer["stated"]; value: string };

/** What inquiries and orders state and the record does not have: a press adds it. */
function StatedDetails({ customer }: { customer: Customer }) {
  const add = useAddStated(customer);
  const all = (["emails", "phones", "ringSizes"] as const).flatMap((kind) =>
    customer.stated[kind].map((value): Stated => ({ kind, value })),
  );
  if (all.length === 0) return null;
  return (
    <section className="order-part">
      <h2>Also given</h2>
      <p className="muted">
        These came with an inquiry or an order. Add what you know is this customer’s.
      </p>
      <ul className="customer-lines">
        {all.map((stated) => (
          <li key={`${stated.kind} ${stated.value}`}>
            {stated.value}
            <small>{KINDS[stated.kind]}</small>
            <button
              className="btn small quiet"
              disabled={add.isPending}
              onClick={() => add.mutate(stated)}
              type="button"
            >
              Add
              <span className="sr"> {stated.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the last of its kind, so that the main one stays. */
function toPatch({ emails, phones, ringSizes }: Customer, { kind, value }: Stated): CustomerPatch {
  if (kind === "ringSizes") return { ringSizes: [...ringSizes, { size: value, note: null }] };
  return kind === "emails" ? { emails: [...emails, value] } : { phones: [...phones, value] };
}

function useAddStated(customer: Customer) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const path = `/api/customers/${customer.id}`;
  return useAction({
    mutationFn: (stated: Stated) => callApi<Customer>("PATCH", path, toPatch(customer, stated)),
    onSuccess: async (saved, { value }) => {
      toast({ title: `${value} added` });
      client.setQueryData([path], saved);
      await refetch(client, "/api/customers");
    },
    onError: (error) => showError("Couldn’t add it", error),
  });
}
