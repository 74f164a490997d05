import { formatCount } from "#contract/decimals.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Conversion } from "#contract/importing/conversion.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConversionPlan } from "./conversion-plan.tsx";
import { useConversion } from "./use-conversion.ts";

const WHAT_IS_MADE = [
  "Titles like “Handcrafted Gold Ring Collection”",
  "Text about materials, craftsmanship, and price, with the photos",
  "Material tags (Gold, Silver) and type tags (Rings, Necklaces)",
  "The piece’s category, published if the piece is listed",
] as const;

/** Converts every piece to a collection. */
export function ConvertProducts() {
  const { data: stats } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const { preview, convert, undo } = useConversion();
  const count = stats && stats.piecesListed + stats.piecesHidden;
  const isBusy = preview.isPending || convert.isPending || undo.isPending;
  return (
    <section aria-labelledby="convert" className="desk-part">
      <h2 id="convert">Product to Collection Migration</h2>
      <div className="migrate-body">
        <p className="migrate-figure">
          {count === undefined ? <Skeleton /> : <b>{formatCount(count)}</b>}{" "}
          {nameExisting(count ?? 0)}
        </p>
        <div className="migrate-words">
          <p>
            Each piece gets a collection of its own and stays a piece. Pieces that already have one
            are skipped.
          </p>
          <ul className="migrate-list">
            {WHAT_IS_MADE.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <div className="desk-buttons">
          <button
            className="btn"
            disabled={isBusy || count === 0}
            onClick={() => convert.mutate()}
            type="button"
          >
            {convert.isPending ? "Converting..." : "Convert Products to Collections"}
          </button>
          <button
            className="btn quiet"
            disabled={isBusy || count === 0}
            onClick={() => preview.mutate()}
            type="button"
          >
            {preview.isPending ? "Checking…" : "Preview"}
          </button>
        </div>
        <div aria-live="polite">
          {convert.data ? (
            <Outcome
              conversion={convert.data}
              isUndone={undo.isSuccess}
              isPending={undo.isPending}
              onUndo={undo.mutate}
            />
          ) : (
            preview.data && <ConversionPlan plan={preview.data} />
          )}
        </div>
      </div>
    </section>
  );
}

type OutcomeProps = {
  conversion: Conversion;
  isUndone: boolean;
  isPending: boolean;
  onUndo: (syncLogId: number) => void;
};

/** The result, which stays after the toast. */
function Outcome({ conversion, isUndone, isPending, onUndo }: OutcomeProps) {
  const { message, syncLogId } = conversion;
  if (isUndone) return <p className="migrate-outcome">The conversion was undone.</p>;
  return (
    <div className="migrate-outcome">
      <p>{message}</p>
      <div className="desk-buttons">
        <Link className="btn small quiet" to="/admin/collections">
          See the collections
        </Link>
        {syncLogId !== null && (
          <button
            className="btn small quiet"
            disabled={isPending}
            onClick={() => onUndo(syncLogId)}
            type="button"
          >
            {isPending ? "Undoing…" : "Undo"}
          </button>
        )}
      </div>
    </div>
  );
}

const nameExisting = (count: number) => (count === 1 ? "existing product" : "existing products");
