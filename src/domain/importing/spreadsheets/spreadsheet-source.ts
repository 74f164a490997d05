import { judgeCurrency } from "../parsing/flag-foreign-currency.ts";
import type { Source, SourceItem } from "../source.ts";
import type { Opened, Reading } from "./layouts/layout.ts";
import { toText } from "./tables/cell-values.ts";
import type { Header } from "./tables/header.ts";
import type { Row } from "./tables/table.ts";

/** A refused piece's rows as they stand in the file, to be mended and brought again. */
export type RawRows = { columns: string[]; rows: string[][] };

/**
 * A spreadsheet as a source of pieces, row by row.
 * @param label the file's name
 */
export function spreadsheetSource(label: string, header: Header, opened: Opened): Source {
  return {
    kind: "spreadsheet",
    key: opened.sourceKey ?? "spreadsheet",
    label,
    platformId: null,
    describeWay: () => null,
    countItems: () => null,
    // A file is a part of something: what it does not hold may well be there.
    isWhole: false,
    read: (signal) => readItems(header, opened, signal),
  };
}

async function* readItems(
  header: Header,
  opened: Opened,
  signal: AbortSignal,
): AsyncGenerator<SourceItem> {
  for await (const reading of opened.read()) {
    signal.throwIfAborted();
    const where = tellWhere(reading.rows);
    const raw: RawRows = {
      columns: header.names,
      rows: reading.rows.map(({ cells }) => cells.map((cell) => toText(cell) ?? "")),
    };
    yield { ...toItem(reading, where), raw };
  }
}

const toItem = (reading: Reading, where: string): SourceItem =>
  reading.kind === "piece"
    ? judgeCurrency({ kind: "piece", where, piece: reading.piece }, reading.currency)
    : { kind: "refused", where, name: reading.name, reason: reading.reason };

function tellWhere(rows: Row[]): string {
  const first = rows[0]?.number ?? 0;
  const last = rows.at(-1)?.number ?? first;
  return first === last ? `Row ${first}` : `Rows ${first}–${last}`;
}
