import { formatPieceCount } from "#contract/catalogue/format-piece-count.ts";
import type { ImportReport } from "#contract/importing/imports.ts";
import { useImportActions } from "../current/use-import-actions.ts";
import { MESSAGES } from "./messages.ts";

const { missing } = MESSAGES;

const MAX_NAMES = 5;

/** Hosts that did not give photos, with the pieces that lack them, and a way to try again. */
export function MissingPhotos({ report }: { report: ImportReport }) {
  const { retryPhotos } = useImportActions(report.syncLogId);
  const { missingPhotos: hosts, status } = report;
  if (hosts.length === 0) return null;
  return (
    <div className="import-unchanged">
      <p>{missing.title}</p>
      <ul>
        {hosts.map(({ host, reason, photos, pieces, pieceCount }) => (
          <li key={host}>
            <b>{host}</b> {reason} {missing.photosOf(photos, formatPieceCount(pieceCount))}{" "}
            {pieces
              .slice(0, MAX_NAMES)
              .map(({ name }) => name)
              .join(", ")}
            {pieceCount > MAX_NAMES && missing.more(pieceCount - MAX_NAMES)}.
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
          {retryPhotos.isPending ? missing.retrying : missing.retry}
        </button>
      )}
    </div>
  );
}
