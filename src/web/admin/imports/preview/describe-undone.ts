import { countOf } from "#contract/count-of.ts";
import { formatCount } from "#contract/decimals.ts";
import type { ImportProgress, OtherCounts } from "#contract/importing/imports.ts";

const KINDS = {
  tag: ["tag", "tags"],
  collection: ["collection", "collections"],
  order: ["order", "orders"],
  subscriber: ["subscriber", "subscribers"],
};

type Counts = Pick<ImportProgress, "added" | "changed" | "others">;

/** "Import undone. 4 pieces and 1 tag removed, 2 pieces changed back." */
export function describeUndone({ added, changed, others }: Counts): string {
  const removed = [
    ...(added > 0 ? [countOf(added, "piece")] : []),
    ...others.filter((each) => each.added > 0).map(formatRecords),
  ];
  const counts = [
    ...(removed.length > 0 ? [`${new Intl.ListFormat("en-US").format(removed)} removed`] : []),
    ...(changed > 0 ? [`${countOf(changed, "piece")} changed back`] : []),
  ];
  return sayUndone(counts.join(", "));
}

function formatRecords({ kind, added }: OtherCounts): string {
  const [one, many] = KINDS[kind];
  return `${formatCount(added)} ${added === 1 ? one : many}`;
}

const sayUndone = (counts: string) => (counts ? `Import undone. ${counts}.` : "Import undone.");
