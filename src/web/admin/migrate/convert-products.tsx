import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { useState } from "react";
import { formatCount } from "#contract/decimals.ts";
import type { Conversion } from "#contract/importing/conversion.ts";
import type { Stats } from "#contract/sales/stats.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";

const PATH = "/api/migrate-products-to-blog";

const STEP = 8;

const describePlan = (count: number) =>
  count === 1 ? "collection will be created" : "collections will be created";

const nameMore = (count: number) =>
  count === 1 ? "Show 1 more" : `Show more (${formatCount(count)} left)`;

const WHAT_IS_MADE = [
  "Titles like “Handcrafted Gold Ring Collection”",
  "Text about materials, craftsmanship, and price, with the photos",
  "Material tags (Gold, Silver) and type tags (Rings, Necklaces)",
  "The piece’s category, published if the piece is listed",
] as const;

/** Converts every piece to a collection. */
export function ConvertProducts() {
  const { data: stats } = useQuery<Stats>({ queryKey: ["/api/admin/stats"] });
  const { preview, convert, undo } = useConversion();
  const count = stats && stats.piecesListed + stats.piecesHidden;
  const isBusy = preview.isPending || convert.isPending || undo.isPending;
  return (
    <section aria-labelledby="convert" className="desk-part">
      <h2 id="convert">Product to Collection Migration</h2>
      <div className="stack migrate-body">
        <p className="muted small migrate-figure">
          {count === undefined ? <Skeleton /> : <b>{formatCount(count)}</b>}{" "}
          {nameExisting(count ?? 0)}
        </p>
        <div className="stack-close muted text-width">
          <p>
            Each piece gets a collection of its own and stays a piece. Pieces that already have one
            are skipped.
          </p>
          <ul className="migrate-list">
            {WHAT_IS_MADE.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
        <div className="desk-buttons">
          <button
            className="btn"
            disabled={isBusy || count === 0}
            onClick={() => convert.mutate()}
            type="button"
          >
            {convert.isPending ? "Converting..." : "Convert Products to Collections"}
          </button>
          <button
            className="btn quiet"
            disabled={isBusy || count === 0}
            onClick={() => preview.mutate()}
            type="button"
          >
            {preview.isPending ? "Checking…" : "Preview"}
          </button>
        </div>
        <div aria-live="polite">
          {convert.data ? (
            <Outcome
              conversion={convert.data}
              isUndone={undo.isSuccess}
              isPending={undo.isPending}
              onUndo={undo.mutate}
            />
          ) : (
            preview.data && <ConversionPlan plan={preview.data} />
          )}
        </div>
      </div>
    </section>
  );
}

type OutcomeProps = {
  conversion: Conversion;
  isUndone: boolean;
  isPending: boolean;
  onUndo: (syncLogId: number) => void;
};

/** The result, which stays after the toast. */
function Outcome({ conversion, isUndone, isPending, onUndo }: OutcomeProps) {
  const { message, syncLogId } = conversion;
  if (isUndone)
    return <p className="stack-close ruled migrate-outcome">The conversion was undone.</p>;
  return (
    <div className="stack-close ruled migrate-outcome">
      <p>{message}</p>
      <div className="desk-buttons">
        <Link className="btn small quiet" to="/admin/collections">
          See the collections
        </Link>
        {syncLogId !== null && (
          <button
            className="btn small quiet"
            disabled={isPending}
            onClick={() => onUndo(syncLogId)}
            type="button"
          >
            {isPending ? "Undoing…" : "Undo"}
          </button>
        )}
      </div>
    </div>
  );
}

const nameExisting = (count: number) => (count === 1 ? "existing product" : "existing products");

/** The preview of a conversion. */
function ConversionPlan({ plan }: { plan: Conversion }) {
  const [shown, setShown] = useState(STEP);
  const { collections, newTags } = plan;
  if (collections.length === 0) {
    return (
      <p className="stack-close ruled migrate-outcome">Every piece already has a collection.</p>
    );
  }
  const more = collections.length - shown;
  return (
    <div className="stack-close ruled migrate-outcome">
      <p>
        <b>{collections.length}</b> {describePlan(collections.length)}
        {newTags.length > 0 && `, and these tags: ${newTags.join(", ")}`}.
      </p>
      <ul className="migrate-plan">
        {collections.slice(0, shown).map(({ productId, title, isPublished }) => (
          <li key={productId}>
            <span>{title}</span>
            {!isPublished && <span className="draft">Draft</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button className="link" onClick={() => setShown(shown + 50)} type="button">
          {nameMore(more)}
        </button>
      )}
    </div>
  );
}

/** Previews, runs and undoes the conversion of pieces to collections. */
function useConversion() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const refresh = () =>
    refetch(client, "/api/blog-posts", "/api/tags", "/api/trash", "/api/sync-logs");
  const onError = (error: Error) =>
    showError("Migration Failed", error, "Unable to migrate products to collection entries.");
  const preview = useAction({
    mutationFn: () => callApi<Conversion>("POST", `${PATH}?dryRun=1`),
    onMutate: () => convert.reset(),
    onError,
  });
  const undo = useAction({
    mutationFn: (syncLogId: number) =>
      callApi<{ message: string }>("POST", `/api/sync-logs/${syncLogId}/undo`),
    onSuccess: async ({ message }) => {
      toast({ title: "Conversion undone", description: message });
      await refresh();
    },
    onError: (error) => showError("Couldn’t undo the conversion", error),
  });
  const convert = useAction({
    mutationFn: () => callApi<Conversion>("POST", PATH),
    onMutate: () => undo.reset(),
    onSuccess: async ({ message: description, syncLogId }) => {
      toast({
        title: "Migration Successful!",
        description,
        ...(syncLogId !== null && {
          action: { label: "Undo", onPress: () => undo.mutate(syncLogId) },
        }),
      });
      await refresh();
    },
    onError,
  });
  return { preview, convert, undo };
}
