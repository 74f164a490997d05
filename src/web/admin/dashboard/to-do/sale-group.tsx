import type { Sale, WaitsFor } from "#contract/sales/sale.ts";
import { usePagedList } from "../../api-client/use-paged-list.ts";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { SaleRow, salePath } from "../../sales/sale-row.tsx";

const PER_PAGE = 100;

export type Sales = ReturnType<typeof useSales>;

/** The open sales that one side has to move. Customers write and accept at any time. */
export const useSales = (waitsFor: Exclude<WaitsFor, "nobody">) =>
  usePagedList<Sale>(`/api/sales?waitsFor=${waitsFor}`, PER_PAGE, { refetchOnMount: "always" });

/** Sales under who has to move. Renders nothing without any. */
export function SaleGroup({ title, sales }: { title: string; sales: Sales }) {
  if (!sales.items?.length) return null;
  return (
    <section className="to-do-group">
      <h2>
        {title} <small>{sales.total}</small>
      </h2>
      <ul>
        {sales.items.map((sale) => (
          <SaleRow key={salePath(sale)} sale={sale} />
        ))}
        {sales.hasNextPage && (
          <li className="job-more">
            <ShowMoreButton className="btn quiet small" list={sales} />
          </li>
        )}
      </ul>
    </section>
  );
}
