import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import type { InventoryRow } from "#contract/inventory.ts";
import { usePage } from "../../api-client/use-page.ts";
import { EmptyState } from "../../list/empty-state.tsx";
import { QueryList } from "../../list/query-list.tsx";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { PieceDialog } from "./piece-dialog.tsx";
import { PieceCell } from "./piece-cell.tsx";
import "../../desk-screen.css";
import "./pieces-tab.css";

const STEP = 48;

/** The pieces as a grid of photos. The search parameter `edit` names the one being edited. */
export function PiecesTab() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(STEP);
  const term = useDeferredValue(typed.trim());
  const search = term ? `&search=${encodeURIComponent(term)}` : "";
  const pieces = usePage<InventoryRow>(`/api/inventory?limit=${shown}${search}`);
  const editing = Number(params.get("edit")) || null;
  const edit = (id: number | null) =>
    setParams(
      (before) => {
        if (id === null) before.delete("edit");
        else before.set("edit", String(id));
        return before;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Jewelry Pieces</h1>
          <p aria-live="polite">{pieces.items && formatCount(pieces.total, term)}</p>
        </div>
      </header>
      <div className="desk-tools">
        <input
          type="search"
          aria-label="Search pieces"
          placeholder="Name, SKU or material"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <QueryList
        query={pieces}
        items={pieces.items}
        isFiltered={term !== ""}
        noMatches={
          <EmptyState title="Nothing of that name">
            Try a shorter word, a material or a SKU.
          </EmptyState>
        }
        empty={
          <EmptyState title="No pieces yet">
            Add the first one under Products, with Add New.
          </EmptyState>
        }
        pagination={
          <ShowMoreButton
            list={{
              hasNextPage: (pieces.items?.length ?? 0) < pieces.total,
              isFetchingNextPage: pieces.isPlaceholderData,
              fetchNextPage: () => setShown(shown + STEP),
            }}
          />
        }
      >
        {(items) => (
          <ul className="piece-grid">
            {items.map((piece) => (
              <PieceCell key={piece.id} piece={piece} onEdit={() => edit(piece.id)} />
            ))}
          </ul>
        )}
      </QueryList>
      {editing !== null && <PieceDialog key={editing} id={editing} onClose={() => edit(null)} />}
    </>
  );
}

const formatCount = (total: number, term: string): string =>
  `${total} ${total === 1 ? "piece" : "pieces"}${term ? " found" : ""}.`;
