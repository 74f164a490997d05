import type { InventoryQuery } from "#contract/inventory.ts";

/** An empty table says why, and what to do next. */
export function EmptyProducts({ query, onClear }: { query: InventoryQuery; onClear: () => void }) {
  const { search, status, categoryId, tagId } = query;
  const isFiltered = Boolean(search ?? status ?? categoryId ?? tagId);
  if (!isFiltered) {
    return (
      <div className="empty">
        <h2>No pieces yet</h2>
        <p>Press Add New: a name, a price and a photograph are enough for the first.</p>
      </div>
    );
  }
  return (
    <div className="empty">
      <h2>No pieces found</h2>
      <p>
        {search ? `Nothing answers to “${search}” here. ` : "No piece is like that. "}
        Take a filter away, or begin again.
      </p>
      <button className="btn quiet" onClick={onClear} type="button">
        Clear all
      </button>
    </div>
  );
}
