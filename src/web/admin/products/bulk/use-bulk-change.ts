import { useQueryClient } from "@tanstack/react-query";
import {
  type BulkProductInput,
  describeBulkChange,
  MAX_BULK_PIECES,
} from "#contract/catalogue/bulk-product-action.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";

type WithoutIds<Action> = Action extends unknown ? Omit<Action, "ids"> : never;
/** What to do with many pieces. */
export type BulkAction = WithoutIds<BulkProductInput>;
type Wanted = { action: BulkAction; ids: number[] };
type BulkAnswer = { changed: number; batch: string | null; undoId: string | null };

const REFETCHED = ["/api/inventory", "/api/products", "/api/admin/stats", "/api/trash"];

/** Applies an action to many pieces, in batches. The toast offers Undo. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const undo = useAction({
    mutationFn: undoAll,
    onSuccess: (message) => toast({ title: message }),
    onError: (error) => showError("Failed to undo", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
  const undoing = (done: BulkAnswer[]) =>
    done.some(({ batch, undoId }) => batch ?? undoId)
      ? { label: "Undo", onPress: () => undo.mutate(done) }
      : undefined;

  return useAction({
    mutationFn: async ({ action, ids }: Wanted) => {
      const done: BulkAnswer[] = [];
      try {
        for (const some of toBatches(ids)) {
          const body = { ...action, ids: some };
          done.push(await callApi<BulkAnswer>("POST", "/api/products/bulk", body));
        }
      } catch (error) {
        throw new BulkError(error, done);
      }
      return done;
    },
    onSuccess: (done, { action }) => {
      const changed = done.reduce((sum, each) => sum + each.changed, 0);
      toast({ title: describeBulkChange(action.action, changed), action: undoing(done) });
      onDone();
    },
    onError: (error, { action }) =>
      toast({
        title: action.action === "delete" ? "Failed to delete product" : "Failed to update product",
        description: error.message,
        variant: "destructive",
        action: error instanceof BulkError ? undoing(error.done) : undefined,
      }),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}

/** A batch failed after others were applied; those can still be undone. */
class BulkError extends Error {
  readonly done: BulkAnswer[];
  constructor(cause: unknown, done: BulkAnswer[]) {
    super(cause instanceof Error ? cause.message : "Something went wrong. Try again.", { cause });
    this.done = done;
  }
}

/** @returns what became of it, as a sentence */
async function undoAll(done: BulkAnswer[]): Promise<string> {
  let skipped = 0;
  for (const { batch, undoId } of done) {
    if (batch) await callApi("POST", "/api/trash/restore-batch", { batch });
    if (!undoId) continue;
    const path = `/api/products/bulk/${undoId}/undo`;
    skipped += (await callApi<{ skipped: number }>("POST", path)).skipped;
  }
  return skipped === 0 ? "Changes undone" : `Undone, except for ${skipped} that changed since`;
}

export function toBatches(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / MAX_BULK_PIECES);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * MAX_BULK_PIECES, (at + 1) * MAX_BULK_PIECES),
  );
}
