import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type {
  DecidedItems,
  DoubtfulKind,
  ItemDecision,
} from "#contract/importing/doubtful-items.ts";
import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { refetchImported } from "../current/refetch-imported.ts";

const describeFailed = (count: number, name: string, reason: string) =>
  count === 1
    ? `1 piece couldn’t be saved. ${name}: ${reason}`
    : `${formatCount(count)} pieces couldn’t be saved. ${name}: ${reason}`;

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

type Decision = ItemDecision["decision"];

/** Accepts or dismisses all doubtful items of one reason, ten a call. */
function useDecideItems(syncLogId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const [done, setDone] = useState(0);
  const mutation = useAction({
    mutationFn: async ({ reason, decision }: DoubtfulKind & { decision: Decision }) => {
      setDone(0);
      const failed: DecidedItems["failed"] = [];
      let decided = 0;
      for (let after: number | null = 0; after !== null;) {
        const body: ItemDecision = { reason, decision, after };
        const answer = (await callApi(
          "POST",
          `/api/sync-logs/${syncLogId}/doubtful`,
          body,
        )) as DecidedItems;
        decided += answer.decided;
        failed.push(...answer.failed);
        setDone(decided + failed.length);
        ({ after } = answer);
      }
      return { decided, failed };
    },
    onSuccess: ({ decided, failed }, { decision }) => {
      const [first] = failed;
      toast({
        title: describeDecided(decided, decision),
        ...(first && {
          description: describeFailed(failed.length, first.name, first.reason),
        }),
      });
    },
    onError: (error) => showError("Couldn’t save your decision", error),
    // After a failure some may be decided.
    onSettled: () => refetchImported(client),
  });
  return { mutation, done };
}

function describeDecided(count: number, decision: Decision): string {
  const pieces = countOf(count, "piece");
  return decision === "accept" ? `${pieces} accepted` : `${pieces} dismissed`;
}
