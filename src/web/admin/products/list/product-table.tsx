import { useRef, type RefObject } from "react";
import { useSearchParams } from "react-router";
import type { Category } from "#contract/catalogue/categories.ts";
import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { usePieceNumbersById } from "../../insights/use-piece-numbers.ts";
import { PRODUCT_DELETION } from "../../pieces/use-delete-product.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import type { Selection } from "../../list/use-selection.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { QUICK_CHANGE } from "../row/use-quick-change.ts";
import { useRowStatuses } from "../row/use-row-statuses.ts";
import { SORTED_COLUMNS } from "../filters/table-columns.ts";
import { ProductRow } from "./product-row.tsx";
import { useRowActions } from "./use-row-actions.ts";
import "./product-table.css";
import "./product-table-narrow.css";

type ProductTableProps = {
  rows: InventoryRow[];
  /** Whether these are the rows of the filters before, while others are fetched. */
  isStale: boolean;
  categories: Category[];
  query: InventoryQuery;
  onSort: (sort: Pick<InventoryQuery, "sort" | "order">) => void;
  selection: Selection;
  /** The piece in the open panel, "new" for a new one. */
  openId: number | "new" | null;
  /** Whether another panel is open. */
  isBesidePanel: boolean;
  onEdit: (id: number) => void;
  onDeleted: (id: number) => void;
};

/** The table of one page of pieces. */
export function ProductTable(props: ProductTableProps) {
  const { rows, categories, query, selection, openId, onEdit, onDeleted } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  // Beside an open panel the table only serves to find the next piece.
  const isBesidePanel =
    useMediaQuery("(min-width: 1100px)") && (openId !== null || props.isBesidePanel);
  const actions = useRowActions(body, {
    select: (id, selected, withShift) =>
      selection.select(id, selected, withShift ? rows.map((row) => row.id) : undefined),
    edit: onEdit,
    onDeleted,
  });
  const changes = useRowStatuses(QUICK_CHANGE);
  const deletions = useRowStatuses([PRODUCT_DELETION]);
  const numbers = usePieceNumbersById();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const askedPrice = Number(useSearchParams()[0].get("price"));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <table
      aria-busy={props.isStale}
      aria-label="Products"
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
        {rows.map((row) => (
          <ProductRow
            actions={actions}
            categoryName={names.get(row.categoryId ?? 0)}
            changeStatus={changes.get(row.id)}
            isOpen={row.id === openId}
            isPhone={isPhone}
            isPriceAsked={row.id === askedPrice}
            isRemoving={deletions.get(row.id) === "pending"}
            isSelected={selection.ids.has(row.id)}
            key={row.id}
            numbers={numbers.get(row.id)}
            row={row}
          />
        ))}
      </tbody>
    </table>
  );
}

/** J and K move through the rows, X selects the current one; Enter on its name opens it. */
function useRowKeys(body: RefObject<HTMLElement | null>): void {
  useShortcut("j", "Next piece", () => move(body.current, "next"));
  useShortcut("k", "Previous piece", () => move(body.current, "previous"));
  useShortcut("x", "Select the piece", () =>
    currentRow(body.current)?.querySelector<HTMLElement>("[type='checkbox']")?.click(),
  );
}

function move(body: HTMLElement | null, where: "next" | "previous"): void {
  const current = currentRow(body);
  const next = where === "next" ? current?.nextElementSibling : current?.previousElementSibling;
  const row = current ? next : body?.querySelector("[data-row]");
  row?.querySelector<HTMLElement>(".row-name")?.focus();
}

const currentRow = (body: HTMLElement | null): Element | null => {
  const row = document.activeElement?.closest("[data-row]") ?? null;
  return body?.contains(row) ? row : null;
};

type TableHeadProps = {
  query: InventoryQuery;
  onSort: (sort: Pick<InventoryQuery, "sort" | "order">) => void;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onSelectAll: (select: boolean) => void;
};

/** Column headers that sort: first press, reversed, then unsorted. */
function TableHead({ query, onSort, ...selection }: TableHeadProps) {
  const { isAllSelected, isSomeSelected, onSelectAll } = selection;
  const press = ({ sort, first }: (typeof SORTED_COLUMNS)[number]) => {
    const other = first === "asc" ? "desc" : "asc";
    if (query.sort !== sort) onSort({ sort, order: first });
    else if (query.order === other) onSort({ sort: undefined, order: undefined });
    else onSort({ sort, order: other });
  };
  return (
    <thead>
      <tr>
        <th className="col-pick" scope="col">
          <label className="pick-target">
            <input
              aria-label="Select all pieces"
              checked={isAllSelected}
              onChange={({ target }) => onSelectAll(target.checked)}
              ref={(box) => {
                if (box) box.indeterminate = isSomeSelected && !isAllSelected;
              }}
              type="checkbox"
            />
          </label>
        </th>
        <th className="col-picture" scope="col">
          <span className="sr">Photo</span>
        </th>
        {SORTED_COLUMNS.map((column) => (
          <th
            aria-sort={sortOf(column.sort, query)}
            className={column.className}
            key={column.sort}
            scope="col"
          >
            <button onClick={() => press(column)} type="button">
              {column.label}
            </button>
          </th>
        ))}
        <th className="col-actions" scope="col">
          <span className="sr">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

function sortOf(sort: InventoryQuery["sort"], query: InventoryQuery) {
  if (query.sort !== sort) return undefined;
  return query.order === "desc" ? "descending" : "ascending";
}
