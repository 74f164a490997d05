import { useQuery } from "@tanstack/react-query";
import type { DoubtfulKind } from "#contract/importing/doubtful-items.ts";
import { MESSAGES } from "./messages.ts";
import { useDecideItems } from "./use-decide-items.ts";

const { reasons } = MESSAGES;

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
              <b>{reasons.pieces(kind.count)}</b> {kind.reason}
            </p>
            <div className="desk-buttons">
              <button
                className="btn small"
                disabled={mutation.isPending}
                onClick={() => mutation.mutate({ ...kind, decision: "accept" })}
                type="button"
              >
                {isRunning ? reasons.progress(done, kind.count) : reasons.acceptAll(kind.count)}
              </button>
              <button
                className="btn small quiet"
                disabled={mutation.isPending}
                onClick={() => mutation.mutate({ ...kind, decision: "dismiss" })}
                type="button"
              >
                {reasons.dismissAll(kind.count)}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
