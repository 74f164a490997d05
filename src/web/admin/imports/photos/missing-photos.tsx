import { countOf } from "#contract/count-of.ts";
import type { ImportReport } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { useImportActions } from "../current/use-import-actions.ts";

const MAX_NAMES = 5;

/** Hosts that did not give photos, with the pieces that lack them, and a way to try again. */
export function MissingPhotos({ report }: { report: ImportReport }) {
  const { retryPhotos } = useImportActions(report.syncLogId);
  const { missingPhotos: hosts, status } = report;
  if (hosts.length === 0) return null;
  return (
    <div className="import-unchanged">
      <p>Some photos are missing:</p>
      <ul>
        {hosts.map(({ host, reason, photos, pieces, pieceCount }) => (
          <li key={host}>
            <b>{host}</b> {reason}{" "}
            {`${countOf(photos, "photo")} of ${countOf(pieceCount, "piece")}:`}{" "}
            {pieces
              .slice(0, MAX_NAMES)
              .map(({ name }) => name)
              .join(", ")}
            {pieceCount > MAX_NAMES && ` and ${formatCount(pieceCount - MAX_NAMES)} more`}.
          </li>
        ))}
      </ul>
      {status !== "undone" && (
        <button
          className="btn small quiet"
          disabled={retryPhotos.isPending}
          onClick={() => retryPhotos.mutate()}
          type="button"
        >
          {retryPhotos.isPending ? "Fetching…" : "Try these photos again"}
        </button>
      )}
    </div>
  );
}
