import { countOf } from "#contract/count-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useParams } from "react-router";
import type { Customer } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { QueryState } from "../../query-state.tsx";
import { requireCustomer } from "../require-customer.server.ts";
import { CustomerDetails } from "./customer-details.tsx";
import { CustomerDialog } from "./customer-dialog.tsx";
import { CustomerHistory } from "./customer-history.tsx";
import { ForgetCustomer } from "./forget-customer.tsx";
import { SimilarCustomers } from "./similar-customers.tsx";
import { StatedDetails } from "./stated-details.tsx";
import "../../desk-screen.css";
import "../../orders/orders.css";
import "../customers.css";

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
  const sold = customer.orders.filter(({ status }) => status !== "cancelled").length;
  return (
    <article>
      <Link className="order-back" to="/admin/customers">
        <Icon name="chevron-left" /> Customers
      </Link>
      <header className="desk-head">
        <div>
          <h1>{customer.name}</h1>
          <p>
            {describeOrders(sold, formatPrice(customer.ordersTotal))}.{" "}
            {`Customer since ${formatDate(customer.createdAt)}`}.
          </p>
        </div>
        <div className="order-actions">
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

const describeOrders = (orders: number, total: string) => `${countOf(orders, "order")}, ${total}`;
