import { formatPieceCount } from "#contract/catalogue/format-piece-count.ts";
import { formatCount } from "#contract/decimals.ts";
import type { ImportProgress, OtherCounts } from "#contract/importing/imports.ts";
import { MESSAGES } from "./messages.ts";

const { undone: words } = MESSAGES;

type Counts = Pick<ImportProgress, "added" | "changed" | "others">;

/** "Import undone. 4 pieces and 1 tag removed, 2 pieces changed back." */
export function describeUndone({ added, changed, others }: Counts): string {
  const removed = [
    ...(added > 0 ? [formatPieceCount(added)] : []),
    ...others.filter((each) => each.added > 0).map(formatRecords),
  ];
  const counts = [
    ...(removed.length > 0 ? [words.removed(new Intl.ListFormat("en-US").format(removed))] : []),
    ...(changed > 0 ? [words.changedBack(formatPieceCount(changed))] : []),
  ];
  return words.sentence(counts.join(", "));
}

function formatRecords({ kind, added }: OtherCounts): string {
  const [one, many] = words.kinds[kind];
  return `${formatCount(added)} ${added === 1 ? one : many}`;
}
