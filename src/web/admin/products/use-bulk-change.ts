import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkProductAction } from "#contract/bulk-product-action.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";

type WithTag = { action: "tag" | "untag"; tagId: number };
export type BulkAction = { action: "hide" | "list" | "delete" } | WithTag;
type BulkRequest = BulkAction & { ids: number[] };

/** The API's limit of pieces per request. */
const BATCH_SIZE = 500;

const DONE = {
  hide: "hidden",
  list: "listed",
  tag: "tagged",
  untag: "no longer tagged",
  delete: "moved to Trash",
};
const REFETCHED = ["/api/inventory", "/api/products", "/api/admin/stats", "/api/trash"];

/** Applies an action to all selected pieces, in batches. The toast offers Undo. */
export function useBulkChange(onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const undo = useMutation({
    mutationFn: (steps: UndoStep[]) => runAll(steps),
    onSuccess: () => toast({ title: "Everything is as it was" }),
    onError: (error) => showError("Failed to undo", error),
    onSettled: () => refetch(client, ...REFETCHED),
  });
  const undoing = (steps: UndoStep[]) =>
    steps.length > 0 ? { label: "Undo", onPress: () => undo.mutate(steps) } : undefined;

  return useMutation({
    mutationFn: async (wanted: BulkRequest) => {
      const done: UndoStep[] = [];
      const ids = await withoutUnchanged(wanted);
      try {
        for (const some of toBatches(ids)) done.push(await changeBatch({ ...wanted, ids: some }));
      } catch (error) {
        throw new BulkError(error, done);
      }
      return { count: ids.length, done };
    },
    onSuccess: ({ count, done }, { action }) => {
      const pieces = count === 1 ? "1 piece" : `${count} pieces`;
      toast({ title: `${pieces} ${DONE[action]}`, action: undoing(done) });
      onDone();
    },
    onError: (error, { action }) =>
      toast({
        title: action === "delete" ? "Failed to delete product" : "Failed to update product",
        description: error.message,
        variant: "destructive",
        action: error instanceof BulkError ? undoing(error.done) : undefined,
      }),
    onSettled: () => refetch(client, ...REFETCHED),
  });
}

/** A batch failed after others were applied; those can still be undone. */
class BulkError extends Error {
  readonly done: UndoStep[];
  constructor(cause: unknown, done: UndoStep[]) {
    super(cause instanceof Error ? cause.message : "Something went wrong.", { cause });
    this.done = done;
  }
}

type UndoStep = () => Promise<unknown>;

async function runAll(steps: UndoStep[]): Promise<void> {
  for (const step of steps) await step();
}

async function changeBatch(wanted: BulkRequest): Promise<UndoStep> {
  const { batch } = await change(wanted);
  return () => changeBack(wanted, batch);
}

const change = (bulk: BulkProductAction) =>
  callApi<{ batch: string | null }>("POST", "/api/products/bulk", bulk);

function changeBack(done: BulkRequest, batch: string | null): Promise<unknown> {
  if ("tagId" in done) return change({ ...done, action: done.action === "tag" ? "untag" : "tag" });
  if (done.action === "delete") return callApi("POST", "/api/trash/restore-batch", { batch });
  return change({ ...done, action: done.action === "hide" ? "list" : "hide" });
}

/** Leaves out pieces that already are as wanted, so that Undo does not change them. */
async function withoutUnchanged({ ids, ...wanted }: BulkRequest): Promise<number[]> {
  if (wanted.action === "delete" || wanted.action === "untag") return ids;
  const filter = {
    hide: "status=hidden",
    list: "status=listed",
    tag: `tagId=${"tagId" in wanted ? wanted.tagId : ""}`,
  }[wanted.action];
  const already = new Set(await callApi<number[]>("GET", `/api/inventory/ids?${filter}`));
  return ids.filter((id) => !already.has(id));
}

function toBatches(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, at) =>
    ids.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
}
