import { useState } from "react";
import type { ImportItem, ImportProgress, ImportVerdict } from "#contract/imports.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePages } from "../data/use-pages.ts";
import { LoadFailed } from "../load-failed.tsx";
import { ItemRow } from "./item-row.tsx";
import { ReviewItem } from "./review-item.tsx";
import { RunChoice } from "./run-choice.tsx";
import { VERDICTS } from "./run-words.ts";

const PER_PAGE = 25;

/** The items of a run, by what became of them; those to look at first. */
export function RunItems({ progress }: { progress: ImportProgress }) {
  const there = VERDICTS.filter(({ count }) => count(progress) > 0);
  const [chosen, setChosen] = useState<ImportVerdict | null>(null);
  const urgent = there.find(({ verdict }) => verdict === "doubtful" || verdict === "refuse");
  const shown =
    there.find(({ verdict }) => verdict === chosen) ?? (progress.dryRun ? there[0] : urgent);
  if (there.length === 0) return <p className="run-line">Nothing was found there.</p>;
  return (
    <div className="run-items">
      <RunChoice chosen={shown?.verdict} onChoose={setChosen} progress={progress} />
      {shown && (
        <ItemList
          isPlan={progress.dryRun}
          key={shown.verdict}
          syncLogId={progress.syncLogId}
          verdict={shown.verdict}
        />
      )}
    </div>
  );
}

type ListProps = { syncLogId: number; verdict: ImportVerdict; isPlan: boolean };

function ItemList({ syncLogId, verdict, isPlan }: ListProps) {
  const items = usePages<ImportItem>(
    `/api/sync-logs/${syncLogId}/items?verdict=${verdict}`,
    PER_PAGE,
  );
  if (items.error) return <LoadFailed error={items.error} onRetry={() => void items.refetch()} />;
  if (!items.items) return <Skeleton className="run-skeleton" />;
  const isReview = verdict === "doubtful" && !isPlan;
  return (
    <>
      <ul className={isReview ? "review" : "run-rows"}>
        {items.items.map((item) =>
          isReview ? (
            <ReviewItem item={item} key={item.id} syncLogId={syncLogId} />
          ) : (
            <ItemRow item={item} key={item.id} />
          ),
        )}
      </ul>
      {items.hasNextPage && (
        <button
          className="btn small quiet"
          disabled={items.isFetchingNextPage}
          onClick={() => void items.fetchNextPage()}
          type="button"
        >
          {items.isFetchingNextPage
            ? "Loading..."
            : `Show more of ${items.total.toLocaleString("en-US")}`}
        </button>
      )}
    </>
  );
}
