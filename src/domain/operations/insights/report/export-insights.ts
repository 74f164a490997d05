import { sql } from "kysely";
import { escapeFormula } from "../../../exporting/escape-formula.ts";
import type { Shop } from "../../../shop.ts";
import { toCsv } from "../../../to-csv.ts";

export const INSIGHTS_FILE_NAME = "insights.csv";

const HEADER = ["Period", "What", "Which", "Name", "Count"];
const BATCH_ROWS = 1000;

/** The id that a count of these kinds is of: as a number, by which a row is looked up instead of searched. */
const subjectOf = (kinds: string[]) =>
  sql<number>`case when visit_counts.kind in (${sql.join(kinds)}) then cast(visit_counts.subject as integer) end`;

/** All counts as CSV, oldest first, in constant memory; text that a spreadsheet would run is escaped. */
export async function* exportInsights({ db }: Shop): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\uFEFF${toCsv([HEADER])}`);
  for (let offset = 0; ; offset += BATCH_ROWS) {
    const rows = await db
      .selectFrom("visitCounts")
      .leftJoin("products", (join) => join.on("products.id", "=", subjectOf(["piece", "keep"])))
      .leftJoin("collections", (join) => join.on("collections.id", "=", subjectOf(["collection"])))
      .select(["period", "kind", "subject", "count", "products.name", "collections.title"])
      .orderBy("period")
      .orderBy("kind")
      .orderBy("subject")
      .limit(BATCH_ROWS)
      .offset(offset)
      .execute();
    if (rows.length === 0) return;
    yield Buffer.from(
      toCsv(
        rows.map(({ period, kind, subject, name, title, count }) =>
          [period, kind, subject, name ?? title ?? "", String(count)].map(escapeFormula),
        ),
      ),
    );
  }
}
