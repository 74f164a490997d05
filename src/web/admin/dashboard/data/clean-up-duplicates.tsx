import { useQueryClient } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { DuplicateGroup, MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import "./clean-up-duplicates.css";

type CleanUp = MergedDuplicates & { message: string };

const PATH = "/api/data/cleanup-duplicates";

/** Previews duplicate pieces and merges them on confirmation. */
export function CleanUpDuplicates() {
  const showError = useErrorToast();
  const onError = (error: Error) => showError("Failed to cleanup duplicates", error);
  const preview = useAction({
    mutationFn: () => callApi<CleanUp>("POST", `${PATH}?dryRun=1`),
    onError,
  });
  const merge = useMerge(() => preview.reset(), onError);
  return (
    <section className="desk-part">
      <h2>Duplicates</h2>
      <p>
        Pieces with the same name and price, or with the same photos. The most complete one stays
        and gets the others’ photos and tags. The others go to the trash.
      </p>
      <div className="desk-buttons">
        <button
          className="btn quiet"
          type="button"
          disabled={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {preview.isPending ? "Looking…" : "Clean Up Duplicates"}
        </button>
      </div>
      <div aria-live="polite">
        {preview.data?.groups.length === 0 && <p>No duplicates found.</p>}
        {preview.data && preview.data.groups.length > 0 && (
          <Preview
            groups={preview.data.groups}
            isPending={merge.isPending}
            onMerge={() => merge.mutate()}
            onCancel={() => preview.reset()}
          />
        )}
      </div>
    </section>
  );
}

function useMerge(onDone: () => void, onError: (error: Error) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => refetch(client, "/api/products", "/api/admin/stats", "/api/trash");
  const restore = useAction({
    mutationFn: (batch: string) => callApi("POST", "/api/trash/restore-batch", { batch }),
    onSuccess: refresh,
    onError,
  });
  return useAction({
    mutationFn: () => callApi<CleanUp>("POST", PATH),
    onSuccess: async ({ message, batch }) => {
      onDone();
      toast({
        title: "Duplicates cleaned up successfully",
        description: message,
        ...(batch && {
          action: {
            label: "Undo",
            onPress: () => restore.mutate(batch),
          },
        }),
      });
      await refresh();
    },
    onError,
  });
}

type PreviewProps = {
  groups: DuplicateGroup[];
  isPending: boolean;
  onMerge: () => void;
  onCancel: () => void;
};

function Preview({ groups, isPending, onMerge, onCancel }: PreviewProps) {
  return (
    <>
      <ul className="duplicates">
        {groups.map(({ keep, remove }) => (
          <li key={keep.id}>
            <b>{keep.name}</b> {describeOutcome(formatPrice(keep.price), remove.length)}
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <button className="btn" type="button" disabled={isPending} onClick={onMerge}>
          {isPending ? "Merging…" : "Merge duplicates"}
        </button>
        <button className="btn quiet" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  );
}

const describeOutcome = (price: string, others: number) =>
  `at ${price} stays, ${others === 1 ? "one other goes" : `${others} others go`} to the trash.`;
