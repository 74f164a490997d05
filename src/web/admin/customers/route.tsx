import { Link, useSearchParams } from "react-router";
import type { CustomerSummary } from "#contract/sales/customers.ts";
import { formatPrice } from "#contract/decimals.ts";
import { readPage, usePage } from "../api-client/use-page.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { SearchField } from "../forms/search-field.tsx";
import { useDesk } from "../layout/use-desk.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { useNow } from "../use-now.ts";
import "../desk-screen.css";
import "./customers.css";

const PER_PAGE = 50;

export const meta = () => [{ title: "Customers" }];

/** All customers by their last order or message, found by name, phone or email. */
export default function CustomersScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const page = readPage(params);
  const filter = search ? `search=${encodeURIComponent(search)}&` : "";
  const customers = usePage<CustomerSummary>(
    `/api/customers?${filter}page=${page}&limit=${PER_PAGE}`,
    { staleTime: 0 },
  );
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Customers</h1>
          <p>Everyone who ordered or asked about a piece.</p>
        </div>
      </header>
      <div className="desk-tools">
        <SearchField
          label="Name, phone, or email"
          onChange={(text) => setParams(text ? { search: text } : {}, { replace: true })}
          value={search}
        />
      </div>
      <QueryList
        empty={
          <EmptyState title="No customers yet">
            Anyone who orders or sends an inquiry shows up here.
          </EmptyState>
        }
        isFiltered={search !== ""}
        items={customers.items}
        noMatches={
          <EmptyState title="No matches">
            Try part of the name, phone number, or email address.
          </EmptyState>
        }
        pagination={
          <Pagination
            page={page}
            perPage={PER_PAGE}
            to={(other) => `?${filter}page=${other}`}
            total={customers.total}
          />
        }
        query={customers}
      >
        {(items) => <CustomerTable customers={items} />}
      </QueryList>
    </>
  );
}

function CustomerTable({ customers }: { customers: CustomerSummary[] }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return (
    <table className="desk-table customer-table">
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col">Contact</th>
          <th scope="col">Last contact</th>
          <th className="num" scope="col">
            Orders
          </th>
          <th className="num" scope="col">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row">
              <Link to={`/admin/customers/${customer.id}`}>{customer.name}</Link>
            </th>
            <td className="customer-contact">{customer.email ?? customer.phone}</td>
            <td className="customer-last">
              {formatTimeOrDay(customer.lastContactAt, now, timeZone)}
            </td>
            <td className="num customer-orders">{customer.orders}</td>
            <td className="num">{formatPrice(customer.ordersTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
