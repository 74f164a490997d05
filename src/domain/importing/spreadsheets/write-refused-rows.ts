import { z } from "zod";
import { csvLine } from "../../csv-line.ts";
import { notFound } from "../../errors.ts";
import { safeCell } from "../../exporting/safe-cell.ts";
import { listRunItems } from "../imports/list-import-items.ts";
import type { Shop } from "../../shop.ts";

const AT_ONCE = 200;
const WHY = "Why";

const rawSchema = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) });

/**
 * The rows that an import refused, as they stood in the file, with a column that says why: to be mended
 * and brought again. UTF-8 with its mark, no cell a formula.
 * @throws not-found when there is no such run, or it refused nothing
 */
export async function writeRefused(
  shop: Shop,
  syncLogId: number,
): Promise<AsyncGenerator<Uint8Array>> {
  const first = await readPart(shop, syncLogId, 0);
  const columns = first.lines[0]?.columns.filter((name) => name !== WHY);
  if (!columns) throw notFound("Refused rows");
  return write();

  async function* write(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`\uFEFF${csvLine([...(columns ?? []), WHY].map(safeCell))}`);
    for (let part = first, at = 0; part.isThere; part = await readPart(shop, syncLogId, at)) {
      const lines = part.lines.flatMap((item) => toLines(columns ?? [], item));
      yield Buffer.from(lines.join(""));
      at += AT_ONCE;
    }
  }
}

type Refused = z.infer<typeof rawSchema> & { why: string };

async function readPart(shop: Shop, syncLogId: number, offset: number) {
  const { items } = await listRunItems(shop, syncLogId, {
    kind: "piece",
    verdict: "refuse",
    limit: AT_ONCE,
    offset,
  });
  const lines = items.flatMap(({ raw, reasons }): Refused[] => {
    const read = rawSchema.safeParse(raw);
    return read.success ? [{ ...read.data, why: reasons.join(" ") }] : [];
  });
  return { lines, isThere: items.length > 0 };
}

/** Several rows of one piece are refused together: the first says why. */
const toLines = (columns: string[], { columns: own, rows, why }: Refused): string[] =>
  rows.map((cells, index) =>
    csvLine(
      [...columns.map((name) => cells[own.indexOf(name)] ?? ""), index === 0 ? why : ""].map(
        safeCell,
      ),
    ),
  );
