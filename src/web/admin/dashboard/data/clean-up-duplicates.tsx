import { useQueryClient } from "@tanstack/react-query";
import { formatPrice } from "#contract/decimals.ts";
import type { DuplicateGroup, MergedDuplicates } from "#contract/catalogue/duplicates.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { MESSAGES } from "./messages.ts";
import "./clean-up-duplicates.css";

type CleanUp = MergedDuplicates & { message: string };

const PATH = "/api/data/cleanup-duplicates";

/** Previews duplicate pieces and merges them on confirmation. */
export function CleanUpDuplicates() {
  const showError = useErrorToast();
  const onError = (error: Error) => showError(MESSAGES.duplicates.failed, error);
  const preview = useAction({
    mutationFn: () => callApi<CleanUp>("POST", `${PATH}?dryRun=1`),
    onError,
  });
  const merge = useMerge(() => preview.reset(), onError);
  return (
    <section className="desk-part">
      <h2>{MESSAGES.duplicates.title}</h2>
      <p>{MESSAGES.duplicates.lede}</p>
      <div className="desk-buttons">
        <button
          className="btn quiet"
          type="button"
          disabled={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {preview.isPending ? MESSAGES.duplicates.finding : MESSAGES.duplicates.find}
        </button>
      </div>
      <div aria-live="polite">
        {preview.data?.groups.length === 0 && <p>{MESSAGES.duplicates.none}</p>}
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
        title: MESSAGES.duplicates.done,
        description: message,
        ...(batch && {
          action: {
            label: MESSAGES.duplicates.undo,
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
            <b>{keep.name}</b> {MESSAGES.duplicates.stays(formatPrice(keep.price), remove.length)}
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <button className="btn" type="button" disabled={isPending} onClick={onMerge}>
          {isPending ? MESSAGES.duplicates.merging : MESSAGES.duplicates.merge}
        </button>
        <button className="btn quiet" type="button" onClick={onCancel}>
          {MESSAGES.duplicates.cancel}
        </button>
      </div>
    </>
  );
}
