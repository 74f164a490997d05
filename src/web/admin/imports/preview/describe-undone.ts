import { countOf } from "#contract/count-of.ts";
import type { ImportProgress, OtherCounts } from "#contract/importing/imports.ts";

type Counts = Pick<ImportProgress, "added" | "changed" | "others">;

/** "Import undone. 4 pieces and 1 tag removed, 2 pieces changed back." */
export function describeUndone({ added, changed, others }: Counts): string {
  const removed = [
    ...(added > 0 ? [countOf(added, "piece")] : []),
    ...others.flatMap(({ kind, added }) => (added > 0 ? [formatRecords(kind, added)] : [])),
  ];
  const changedBack = [
    ...(changed > 0 ? [countOf(changed, "piece")] : []),
    ...others.flatMap(({ kind, changed }) => (changed > 0 ? [formatRecords(kind, changed)] : [])),
  ];
  const counts = [
    ...(removed.length > 0 ? [`${list(removed)} removed`] : []),
    ...(changedBack.length > 0 ? [`${list(changedBack)} changed back`] : []),
  ];
  return sayUndone(counts.join(", "));
}

const formatRecords = (kind: OtherCounts["kind"], count: number): string => countOf(count, kind);

const list = (texts: string[]): string => new Intl.ListFormat("en-US").format(texts);

const sayUndone = (counts: string) => (counts ? `Import undone. ${counts}.` : "Import undone.");
