import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import type { InventoryRow } from "#contract/inventory.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fetchApi } from "../../api-client/fetch-api.ts";
import { LoadFailed } from "../../load-failed.tsx";
import { PieceDialog } from "./piece-dialog.tsx";
import { PieceCell } from "./piece-cell.tsx";
import "../../desk-screen.css";
import "./pieces-tab.css";

const STEP = 48;

/** The pieces, pictures first. Which one is being edited stands in the address. */
export function PiecesTab() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(STEP);
  const term = useDeferredValue(typed.trim());
  const pieces = usePieces(term, shown);
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
  const { items = [], total = 0 } = pieces.data ?? {};
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Jewelry Pieces</h1>
          <p aria-live="polite">{pieces.data && countInWords(total, term)}</p>
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
      {pieces.error ? (
        <LoadFailed error={pieces.error} onRetry={() => void pieces.refetch()} />
      ) : pieces.isPending ? (
        <Skeleton className="desk-table-skeleton" />
      ) : items.length === 0 ? (
        <NoPieces term={term} />
      ) : (
        <ul className="piece-grid">
          {items.map((piece) => (
            <PieceCell key={piece.id} piece={piece} onEdit={() => edit(piece.id)} />
          ))}
        </ul>
      )}
      {items.length < total && (
        <button className="btn quiet" type="button" onClick={() => setShown(shown + STEP)}>
          Show more
        </button>
      )}
      {editing !== null && <PieceDialog key={editing} id={editing} onClose={() => edit(null)} />}
    </>
  );
}

function usePieces(term: string, shown: number) {
  const search = term ? `&search=${encodeURIComponent(term)}` : "";
  const path = `/api/inventory?limit=${shown}${search}`;
  return useQuery({
    queryKey: [path, "with total"],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const answer = await fetchApi("GET", path, undefined, signal);
      const items = (await answer.json()) as InventoryRow[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
  });
}

const countInWords = (total: number, term: string): string =>
  `${total} ${total === 1 ? "piece" : "pieces"}${term ? " found" : ""}.`;

function NoPieces({ term }: { term: string }) {
  return (
    <div className="empty">
      <h2>{term ? "Nothing of that name" : "No pieces yet"}</h2>
      <p>
        {term
          ? "Try a shorter word, a material or a SKU."
          : "Add the first one under Products, with Add New."}
      </p>
    </div>
  );
}
