import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef } from "react";
import { countOf } from "#contract/count-of.ts";
import type { Category } from "#contract/catalogue/categories.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EmptyState } from "../../list/empty-state.tsx";
import { readPage, usePage } from "../../api-client/use-page.ts";
import { Pagination } from "../../list/pagination.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { FILTER_NAVIGATION, useUrlSearchParams } from "../../use-url-search-params.ts";
import { useEditParam } from "../../use-edit-param.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { useBulkSelection } from "../bulk/use-bulk-selection.ts";
import {
  changeInventoryParams,
  clearInventoryParams,
  inventoryPath,
  type InventoryChange,
  isFiltered,
  readInventoryParams,
} from "../filters/inventory-search-params.ts";
import { InventoryFilters } from "../filters/inventory-filters.tsx";
import { useNewPiece } from "./new-piece.tsx";
import { ListHead } from "./list-head.tsx";
import { ProductPanels } from "./product-panels.tsx";
import { ProductTable } from "./product-table.tsx";
import "./product-list.css";

type ProductListProps = {
  title: string;
  /** Below the list. */
  children?: ReactNode;
};

/** The pieces with search, filters, bulk changes and the editor. The URL holds the filters and the open piece. */
export function ProductList({ title, children }: ProductListProps) {
  const [params, changeAddress] = useUrlSearchParams();
  const query = useMemo(() => readInventoryParams(params), [params]);
  const page = readPage(params);
  const rows = usePage<InventoryRow>(
    inventoryPath("/api/inventory", { ...query, page, limit: PER_PAGE }),
  );
  const edited = useEditParam();
  const { editing, open, close } = edited;
  const bulk = useBulkSelection(query, rows.total, close);
  const { selection } = bulk;
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const searchField = useRef<HTMLInputElement>(null);
  const newPiece = useNewPiece(open);
  useShortcut("n", "New piece", newPiece.start);
  useShortcut("/", "Search pieces", () => searchField.current?.select());

  const change = (changed: InventoryChange) => {
    selection.clear();
    changeAddress((before) => changeInventoryParams(before, changed), FILTER_NAVIGATION);
  };
  const filters = {
    query,
    onChange: change,
    categories: categories.data ?? [],
    tags: tags.data ?? [],
  };
  return (
    <>
      <div className="inventory">
        <div className="inventory-layout">
          <ListHead onAdd={newPiece.start} title={title} />
          {newPiece.picker}
          <InventoryFilters
            {...filters}
            isSelecting={bulk.isSelecting}
            onSelectSeveral={bulk.toggleSelecting}
            searchField={searchField}
          />
          <div className="product-rows" data-selecting={bulk.isSelecting ? "" : undefined}>
            <QueryList
              query={rows}
              items={rows.items}
              skeleton={<ProductsSkeleton />}
              isFiltered={isFiltered(query)}
              noMatches={
                <NoProductsFound
                  onClear={() => changeAddress(clearInventoryParams, FILTER_NAVIGATION)}
                  search={query.search}
                />
              }
              empty={<NoPiecesYet />}
              pagination={
                <Pagination
                  page={page}
                  perPage={PER_PAGE}
                  to={(other) => `?${withPage(params, other)}`}
                  total={rows.total}
                  words={["Previous", "Next"]}
                />
              }
            >
              {(loaded) => (
                <ProductTable
                  categories={filters.categories}
                  onDeleted={(id) => id === editing && close()}
                  onEdit={open}
                  onSort={change}
                  isBesidePanel={bulk.form !== null}
                  openId={editing}
                  query={query}
                  isStale={rows.isPlaceholderData}
                  rows={loaded}
                  selection={selection}
                />
              )}
            </QueryList>
          </div>
          {bulk.form === null && bulk.isSelecting && (
            <BulkBar onOpen={bulk.openForm} selection={selection} total={rows.total} />
          )}
          <output className="sr">
            {rows.isPending ? "Loading pieces" : countOf(rows.total, "piece")}
          </output>
        </div>
        {children}
      </div>
      <ProductPanels bulk={bulk} edited={edited} newPiece={newPiece} />
    </>
  );
}

const PER_PAGE = 100;

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.set("page", String(page));
  return changed;
}

function NoProductsFound({
  search,
  onClear,
}: {
  search?: string | undefined;
  onClear: () => void;
}) {
  return (
    <EmptyState
      title="No pieces found"
      action={
        <button className="btn quiet" onClick={onClear} type="button">
          Clear all
        </button>
      }
    >
      {describeNoMatches(search)}
    </EmptyState>
  );
}

function NoPiecesYet() {
  return (
    <EmptyState title="No pieces yet">
      Press Add New. All your first piece needs is a name, a price, and a photo.
    </EmptyState>
  );
}

const describeNoMatches = (search: string | undefined) =>
  `${search ? `No piece matches “${search}” here.` : "No piece matches."} Remove a filter or start over.`;

function ProductsSkeleton() {
  return (
    <div className="products-pending">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
