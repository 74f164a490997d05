import { z } from "zod";
import { toCsv } from "../../to-csv.ts";
import { notFound } from "../../errors.ts";
import { escapeFormula } from "../../exporting/escape-formula.ts";
import { listImportItems } from "../imports/state/list-import-items.ts";
import type { Shop } from "../../shop.ts";

const PAGE_SIZE = 200;
const REASON_COLUMN = "Why";

const rawSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) });

/**
 * A CSV of the rows an import refused, as they are in the file, with a column of reasons: to be
 * corrected and imported again. UTF-8 with a byte order mark, no cell a formula.
 * @throws not-found when there is no such import, or it refused nothing
 */
export async function writeRefusedRows(
  shop: Shop,
  syncLogId: number,
): Promise<AsyncGenerator<Uint8Array>> {
  const firstPage = await readPage(shop, syncLogId, 0);
  const columns = firstPage.items[0]?.columns.filter((name) => name !== REASON_COLUMN);
  if (!columns) throw notFound("Refused rows");
  return write();

  async function* write(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`\uFEFF${toCsv([[...(columns ?? []), REASON_COLUMN].map(escapeFormula)])}`);
    for (let page = firstPage, at = 0; page.hasItems; page = await readPage(shop, syncLogId, at)) {
      yield Buffer.from(toCsv(page.items.flatMap((item) => toRows(columns ?? [], item))));
      at += PAGE_SIZE;
    }
  }
}

type Refused = z.infer<typeof rawSchema> & { why: string };

async function readPage(shop: Shop, syncLogId: number, offset: number) {
  const { items } = await listImportItems(shop, syncLogId, {
    kind: "piece",
    verdict: "refuse",
    limit: PAGE_SIZE,
    offset,
  });
  const refused = items.flatMap(({ raw, reasons }): Refused[] => {
    const read = rawSchema.safeParse(raw);
    return read.success ? [{ ...read.data, why: reasons.join(" ") }] : [];
  });
  return { items: refused, hasItems: items.length > 0 };
}

/** The rows of one piece are refused together: the first has the reason. */
function toRows(columns: string[], { columns: ownColumns, rows, why }: Refused): string[][] {
  const indexOf = new Map(ownColumns.map((name, index) => [name, index]));
  const indexes = columns.map((name) => indexOf.get(name) ?? -1);
  return rows.map((cells, row) =>
    [...indexes.map((index) => cells[index] ?? ""), row === 0 ? why : ""].map(escapeFormula),
  );
}
