import type { ImportVerdict, OtherCounts } from "#contract/importing/imports.ts";
import type { Shop } from "../../../shop.ts";
import { NEW_TAG_MARK } from "../../records/new-tags.ts";

export type VerdictCounts = {
  pieces: Record<ImportVerdict, number>;
  /** Records imported beside the pieces. */
  others: OtherCounts[];
};

/** Counts an import's items by verdict, the new tags of its pieces among them. */
export async function countVerdicts(
  { db }: Shop,
  syncLogId: number,
  { withNewTags = true } = {},
): Promise<VerdictCounts> {
  const pieces = { add: 0, change: 0, skip: 0, refuse: 0, doubtful: 0 };
  const others = new Map<OtherCounts["kind"], OtherCounts>();
  const rows = await db
    .selectFrom("importItems")
    .select(({ fn }) => ["kind", "verdict", fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.min<number>("position").as("first"))
    .where("syncLogId", "=", syncLogId)
    .$if(!withNewTags, (query) => query.where("fingerprint", "not like", `${NEW_TAG_MARK}%`))
    .groupBy(["kind", "verdict"])
    .orderBy("first")
    .execute();
  for (const { kind, verdict, count } of rows) {
    if (kind === "piece") pieces[verdict] = count;
    else others.set(kind, addTo(others.get(kind), { kind, verdict, count }));
  }
  return { pieces, others: [...others.values()] };
}

type VerdictCount = { kind: OtherCounts["kind"]; verdict: ImportVerdict; count: number };

const NONE = { added: 0, changed: 0, skipped: 0, refused: 0 };

const addTo = (
  { added, changed, skipped, refused }: Omit<OtherCounts, "kind"> = NONE,
  { kind, verdict, count }: VerdictCount,
): OtherCounts => ({
  kind,
  added: added + (verdict === "add" ? count : 0),
  changed: changed + (verdict === "change" ? count : 0),
  skipped: skipped + (verdict === "skip" ? count : 0),
  refused: refused + (verdict === "refuse" ? count : 0),
});
