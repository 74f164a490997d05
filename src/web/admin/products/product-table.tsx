import { type RefObject, useLayoutEffect, useEffect, useRef } from "react";
import type { Category } from "#contract/categories.ts";
import type { InventoryQuery } from "#contract/inventory.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useMediaQuery } from "./use-media-query.ts";
import { ProductRow, type RowActions } from "./product-row.tsx";
import { TableHead } from "./table-head.tsx";
import type { InventoryRows } from "./use-inventory-rows.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import type { Selection } from "./use-selection.ts";
import "./product-table.css";
import "./product-table-narrow.css";

type ProductTableProps = {
  rows: InventoryRows;
  categories: Category[];
  query: InventoryQuery;
  onSort: (sort: Pick<InventoryQuery, "sort" | "order">) => void;
  selection: Selection;
  /** The piece whose panel is open, "new" for that of a new one. */
  openId: number | "new" | null;
  onEdit: (id: number) => void;
  onDeleted: (id: number) => void;
};

/** However many pieces there are, only the rows near the window stand in the page. */
export function ProductTable(props: ProductTableProps) {
  const { rows, categories, query, selection, openId, onEdit, onDeleted } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, rowHeight } = useVirtualRows(body, rows.total);
  // The panel stands beside the table: it is for finding the next piece, not for working on it.
  const isBesidePanel = useMediaQuery("(min-width: 1100px)") && openId !== null;
  const { show } = rows;
  useEffect(() => show(first, last));

  const actions = useLatest<RowActions>({
    select: (id, selected, withShift) =>
      selection.select(id, selected, withShift ? idsOf(rows) : undefined),
    edit: onEdit,
    deleted: onDeleted,
  });
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <table
      aria-busy={rows.isStale}
      aria-label="Products"
      aria-rowcount={rows.total + 1}
      className={isBesidePanel ? "product-table" : "product-table product-table-folding"}
    >
      <TableHead
        isAllSelected={selection.isAll}
        isSomeSelected={selection.ids.size > 0}
        onSelectAll={selection.selectAll}
        onSort={props.onSort}
        query={query}
      />
      <tbody ref={body}>
        <Gap height={first * rowHeight} />
        {Array.from({ length: last - first + 1 }, (_, at) => {
          const index = first + at;
          const row = rows.rowAt(index);
          if (!row) return <WaitingRow index={index} key={`waiting ${index}`} />;
          return (
            <ProductRow
              actions={actions}
              categoryName={names.get(row.categoryId ?? 0)}
              index={index}
              isOpen={row.id === openId}
              isSelected={selection.ids.has(row.id)}
              key={row.id}
              row={row}
            />
          );
        })}
        <Gap height={(rows.total - last - 1) * rowHeight} />
      </tbody>
    </table>
  );
}

/** Holds the place of the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className="row-gap" style={{ height }} /> : null;
}

function WaitingRow({ index }: { index: number }) {
  return (
    <tr aria-rowindex={index + 2} className="row-waiting" data-row="">
      <td colSpan={8}>
        <Skeleton />
        <span className="sr">Loading...</span>
      </td>
    </tr>
  );
}

const idsOf = (rows: InventoryRows): (number | undefined)[] =>
  Array.from({ length: rows.total }, (_, index) => rows.rowAt(index)?.id);

/** A box that never changes, with what was last given in it. */
function useLatest<T>(value: T): RefObject<T> {
  const box = useRef(value);
  useLayoutEffect(() => {
    box.current = value;
  });
  return box;
}
