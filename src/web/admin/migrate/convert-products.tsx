import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Conversion } from "#contract/importing/conversion.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ConversionPlan } from "./conversion-plan.tsx";
import { MESSAGES } from "./messages.ts";
import { useConversion } from "./use-conversion.ts";

const { convert: words } = MESSAGES;

/** Converts every piece to a collection. */
export function ConvertProducts() {
  const { data: stats } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const { preview, convert, undo } = useConversion();
  const count = stats && stats.piecesListed + stats.piecesHidden;
  const isBusy = preview.isPending || convert.isPending || undo.isPending;
  return (
    <section aria-labelledby="convert" className="desk-part">
      <h2 id="convert">{words.title}</h2>
      <div className="migrate-body">
        <p className="migrate-figure">
          {count === undefined ? <Skeleton /> : <b>{count.toLocaleString("en-US")}</b>}{" "}
          {words.existing(count ?? 0)}
        </p>
        <div className="migrate-words">
          <p>{words.lede}</p>
          <ul className="migrate-list">
            {words.makes.map((each) => (
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
            {convert.isPending ? words.converting : words.start}
          </button>
          <button
            className="btn quiet"
            disabled={isBusy || count === 0}
            onClick={() => preview.mutate()}
            type="button"
          >
            {preview.isPending ? words.previewing : words.preview}
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
  if (isUndone) return <p className="migrate-outcome">{words.undone}</p>;
  return (
    <div className="migrate-outcome">
      <p>{message}</p>
      <div className="desk-buttons">
        <Link className="btn small quiet" to="/admin/collections">
          {words.seeCollections}
        </Link>
        {syncLogId !== null && (
          <button
            className="btn small quiet"
            disabled={isPending}
            onClick={() => onUndo(syncLogId)}
            type="button"
          >
            {isPending ? words.undoing : words.undo}
          </button>
        )}
      </div>
    </div>
  );
}
