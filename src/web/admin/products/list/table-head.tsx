import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import { SORTED_COLUMNS } from "../filters/table-columns.ts";

type TableHeadProps = {
  query: InventoryQuery;
  onSort: (sort: Pick<InventoryQuery, "sort" | "order">) => void;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onSelectAll: (select: boolean) => void;
};

/** Column headers that sort: first press, reversed, then unsorted. */
export function TableHead({ query, onSort, ...selection }: TableHeadProps) {
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
