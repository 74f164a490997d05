import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { formatPieceCount } from "#contract/format-piece-count.ts";
import type { Category } from "#contract/categories.ts";
import type { Tag } from "#contract/tags.ts";
import { callApi } from "../api-client/call-api.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryList } from "../list/query-list.tsx";
import { PieceEditor, useNewPiece } from "./new-piece.tsx";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { FILTER_NAVIGATION, useUrlSearchParams } from "../use-url-search-params.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { BulkBar, type BulkForm } from "./bulk/bulk-bar.tsx";
import { BulkPanel } from "./bulk/bulk-panel.tsx";
import {
  changeInventoryParams,
  clearInventoryParams,
  type InventoryChange,
  inventoryIdsPath,
  isFiltered,
  readInventoryParams,
} from "./inventory-search-params.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ProductTable } from "./product-table.tsx";
import { ProductsSkeleton } from "./products-skeleton.tsx";
import { StateTabs } from "./state-tabs.tsx";
import { TableFilters } from "./table-filters.tsx";
import { useEditParam } from "../use-edit-param.ts";
import { useInventoryRows } from "./use-inventory-rows.ts";
import { useSelection } from "../list/use-selection.ts";
import "./product-list.css";

type ProductListProps = {
  title: string;
  /** Between the title and the list. */
  children?: ReactNode;
};

/** The pieces with search, filters, bulk changes and the editor. The URL holds the filters and the open piece. */
export function ProductList({ title, children }: ProductListProps) {
  const [params, changeAddress] = useUrlSearchParams();
  const query = readInventoryParams(params);
  const rows = useInventoryRows(query);
  const showError = useErrorToast();
  const selection = useSelection({
    total: rows.length,
    loadAllIds: () => callApi<number[]>("GET", inventoryIdsPath(query)),
    onError: (error) => showError("Failed to select all pieces", error),
  });
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  const searchField = useRef<HTMLInputElement>(null);
  const { editing, newName, open, close } = useEditParam();
  const [bulkForm, setBulkForm] = useState<BulkForm | null>(null);
  const openBulk = (form: BulkForm) => {
    close();
    setBulkForm(form);
  };
  const closeBulk = () => setBulkForm(null);
  const newPiece = useNewPiece(open);
  const isHydrated = useHydrated();
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
        <ListHead onAdd={newPiece.start} title={title} />
        {newPiece.picker}
        {children}
        <div className="product-list">
          <StateTabs onChange={(state) => change({ state })} state={query.state} />
          <TableFilters {...filters} searchField={searchField} />
          <FilterChips {...filters} />
          <QueryList
            query={rows}
            items={rows.isPending ? undefined : rows}
            skeleton={<ProductsSkeleton />}
            isFiltered={isFiltered(query)}
            noMatches={
              <NoProductsFound
                onClear={() => changeAddress(clearInventoryParams, {})}
                search={query.search}
              />
            }
            empty={<NoPiecesYet />}
          >
            {(loaded) => (
              <ProductTable
                categories={filters.categories}
                onDeleted={(id) => id === editing && close()}
                onEdit={open}
                onSort={change}
                isBesidePanel={bulkForm !== null}
                openId={editing}
                query={query}
                rows={loaded}
                selection={selection}
              />
            )}
          </QueryList>
          {bulkForm === null && (
            <BulkBar onOpen={openBulk} selection={selection} total={rows.length} />
          )}
          <output className="sr">
            {rows.isPending ? "Loading pieces" : formatPieceCount(rows.length)}
          </output>
        </div>
      </div>
      {isHydrated && editing === null && newPiece.notice}
      {isHydrated && editing !== null && (
        <PieceEditor
          editing={editing}
          first={{ ...newPiece.first, ...(newName && { name: newName }) }}
          key={`${editing} ${newName}`}
          onClose={close}
          onCreated={newPiece.created}
          photos={newPiece.photos}
        />
      )}
      {bulkForm && editing === null && selection.ids.size > 0 && (
        <BulkPanel form={bulkForm} key={bulkForm} onClose={closeBulk} selection={selection} />
      )}
    </>
  );
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
      {search ? `No piece matches “${search}” here. ` : "No piece matches. "}
      Remove a filter or start over.
    </EmptyState>
  );
}

function NoPiecesYet() {
  return (
    <EmptyState title="No pieces yet">
      Press Add New. A name, a price and a photo are enough for the first.
    </EmptyState>
  );
}

function ListHead({ title, onAdd }: { title: string; onAdd: () => void }) {
  return (
    <header className="inventory-head">
      <h1>{title}</h1>
      <button className="btn" onClick={onAdd} type="button">
        Add New
      </button>
    </header>
  );
}
