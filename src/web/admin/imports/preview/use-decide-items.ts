import { countOf } from "#contract/count-of.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type {
  DecidedItems,
  DoubtfulKind,
  ItemDecision,
} from "#contract/importing/doubtful-items.ts";
import { formatCount } from "#contract/decimals.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { refetchImported } from "../current/refetch-imported.ts";

type Decision = ItemDecision["decision"];

/** Accepts or dismisses all doubtful items of one reason, ten a call. */
export function useDecideItems(syncLogId: number) {
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

const describeFailed = (count: number, name: string, reason: string) =>
  count === 1
    ? `1 piece couldn’t be saved. ${name}: ${reason}`
    : `${formatCount(count)} pieces couldn’t be saved. ${name}: ${reason}`;
