import { useQuery } from "@tanstack/react-query";
import type { DoubtfulKind } from "#contract/importing/doubtful-items.ts";
import { formatCount } from "#contract/decimals.ts";
import { useDecideItems } from "./use-decide-items.ts";

/** The reasons of several doubtful pieces, each with a decision for all of them. */
export function DoubtfulKinds({ syncLogId }: { syncLogId: number }) {
  const { data: kinds = [] } = useQuery<DoubtfulKind[]>({
    queryKey: [`/api/sync-logs/${syncLogId}/doubtful`],
  });
  const { mutation, done } = useDecideItems(syncLogId);
  const several = kinds.filter(({ count }) => count > 1);
  if (several.length === 0) return null;
  return (
    <ul className="doubtful-kinds">
      {several.map((kind) => {
        const isRunning = mutation.isPending && mutation.variables.reason === kind.reason;
        return (
          <li key={kind.reason}>
            <p>
              <b>{`${formatCount(kind.count)} pieces:`}</b> {kind.reason}
            </p>
            <div className="desk-buttons">
              <button
                className="btn small"
                disabled={mutation.isPending}
                onClick={() => mutation.mutate({ ...kind, decision: "accept" })}
                type="button"
              >
                {isRunning
                  ? `${formatCount(done)} of ${formatCount(kind.count)}…`
                  : `Accept all ${formatCount(kind.count)}`}
              </button>
              <button
                className="btn small quiet"
                disabled={mutation.isPending}
                onClick={() => mutation.mutate({ ...kind, decision: "dismiss" })}
                type="button"
              >
                {`Dismiss all ${formatCount(kind.count)}`}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
