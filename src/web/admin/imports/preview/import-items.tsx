import { useState } from "react";
import { capitalize } from "#contract/capitalize.ts";
import { ITEM_KINDS, type ItemKind } from "#contract/importing/import-records.ts";
import type { ImportItem, ImportProgress, ImportVerdict } from "#contract/importing/imports.ts";
import { formatCount } from "#contract/decimals.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePagedList } from "../../api-client/use-paged-list.ts";
import { QueryList } from "../../list/query-list.tsx";
import { ShowMoreButton } from "../../list/show-more-button.tsx";
import { type ImportCounts, VERDICTS, VERDICT_LABELS } from "../current/describe-import.ts";
import { DoubtfulKinds } from "./doubtful-kinds.tsx";
import { ImportItemRow } from "./import-item-row.tsx";
import { ImportItemReview } from "./import-item-review.tsx";

const PER_PAGE = 25;

const labelOf = (kind: ItemKind): string => capitalize(ITEM_KINDS[kind].many);

/** The items of an import by verdict, those to review first. */
export function ImportItems({ progress }: { progress: ImportProgress }) {
  const { others, syncLogId, dryRun, state } = progress;
  const isNothing = others.length === 0 && VERDICTS.every(({ count }) => count(progress) === 0);
  if (isNothing) return <p className="cluster small import-line">No pieces found.</p>;
  const phase: Phase = dryRun ? "planned" : state === "undone" ? "undone" : "done";
  const source = { syncLogId, phase };
  return (
    <div className="stack-close import-items">
      <KindItems
        {...source}
        counts={progress}
        kind="piece"
        label={others[0] ? labelOf("piece") : null}
      />
      {others.map(({ kind, ...counts }) => (
        <KindItems
          {...source}
          counts={{ ...counts, doubtful: 0 }}
          key={kind}
          kind={kind}
          label={labelOf(kind)}
        />
      ))}
    </div>
  );
}

type KindProps = Omit<ListProps, "verdict"> & { counts: ImportCounts; label: string | null };

function KindItems({ counts, label, ...list }: KindProps) {
  const there = VERDICTS.filter(({ count }) => count(counts) > 0);
  const [chosen, setChosen] = useState<ImportVerdict | null>(null);
  const urgent = there.find(({ verdict }) => verdict === "doubtful" || verdict === "refuse");
  const first = list.phase === "planned" && list.kind === "piece" ? there[0] : urgent;
  const shown = there.find(({ verdict }) => verdict === chosen) ?? first;
  if (there.length === 0) return null;
  return (
    <>
      {label && <p className="import-kind">{label}</p>}
      <VerdictFilter
        chosen={shown?.verdict}
        counts={counts}
        phase={list.phase}
        label={label}
        onChoose={setChosen}
      />
      {shown && <ItemList {...list} key={shown.verdict} verdict={shown.verdict} />}
    </>
  );
}

type ListProps = { syncLogId: number; kind: ItemKind; verdict: ImportVerdict; phase: Phase };

function ItemList({ syncLogId, kind, verdict, phase }: ListProps) {
  const items = usePagedList<ImportItem>(
    `/api/sync-logs/${syncLogId}/items?kind=${kind}&verdict=${verdict}`,
    PER_PAGE,
  );
  const isReview = verdict === "doubtful" && phase !== "planned";
  return (
    <>
      {isReview && <DoubtfulKinds syncLogId={syncLogId} />}
      <QueryList
        query={items}
        items={items.items}
        skeleton={<Skeleton className="import-skeleton" />}
        empty={null}
        pagination={
          <ShowMoreButton
            list={items}
            label={`Show more of ${formatCount(items.total)}`}
            className="btn small quiet"
          />
        }
      >
        {(loaded) => (
          <ul className={isReview ? "review" : "import-rows"}>
            {loaded.map((item) =>
              isReview ? (
                <ImportItemReview item={item} key={item.id} syncLogId={syncLogId} />
              ) : (
                <ImportItemRow item={item} key={item.id} />
              ),
            )}
          </ul>
        )}
      </QueryList>
    </>
  );
}

/** Before an import is done, after, and once it is undone. */
type Phase = "planned" | "done" | "undone";

type VerdictFilterProps = {
  counts: ImportCounts;
  /** The kind of items, for imports of several kinds. */
  label: string | null;
  phase: Phase;
  chosen: ImportVerdict | undefined;
  onChoose: (verdict: ImportVerdict) => void;
};

/** The counts of a finished import; each selects the items it counts. */
function VerdictFilter({ counts, label, phase, chosen, onChoose }: VerdictFilterProps) {
  return (
    <fieldset aria-label={label === null ? "Show" : `Show ${label}`} className="import-counts">
      {VERDICTS.map(({ verdict, count }) => (
        <button
          aria-pressed={chosen === verdict}
          className="import-count"
          disabled={count(counts) === 0}
          key={verdict}
          onClick={() => onChoose(verdict)}
          type="button"
        >
          <span>{VERDICT_LABELS[verdict][phase]}</span> <span>{formatCount(count(counts))}</span>
        </button>
      ))}
    </fieldset>
  );
}
