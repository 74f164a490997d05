import { convertCurrency } from "../choices/convert-currency.ts";
import { mapLabels } from "../choices/map-labels.ts";
import type { ImportChoices } from "../choices/import-choices.ts";
import type { Source, SourceItem } from "../source.ts";
import type { OpenLayout, PieceResult } from "./layouts/layout.ts";
import { toText } from "./tables/cell-values.ts";
import type { Header } from "./tables/header.ts";
import type { Row } from "./tables/table.ts";

/** The rows of a refused piece as they are in the file, for a corrected import. */
export type RawRows = { columns: string[]; rows: string[][] };

/**
 * A spreadsheet as a source of pieces, row by row.
 * @param label the file's name
 */
export function spreadsheetSource(
  label: string,
  opened: OpenLayout,
  { header, choices }: { header: Header; choices: ImportChoices },
): Source {
  return {
    kind: "spreadsheet",
    key: opened.sourceKey ?? "spreadsheet",
    label,
    platformId: null,
    describeWay: () => null,
    countItems: () => null,
    // A file may hold a part of the pieces, so missing ones are not reported.
    isWhole: false,
    read: (signal) => readItems(opened, signal, header, choices),
  };
}

async function* readItems(
  opened: OpenLayout,
  signal: AbortSignal,
  header: Header,
  choices: ImportChoices,
): AsyncGenerator<SourceItem> {
  for await (const result of opened.read()) {
    signal.throwIfAborted();
    const where = describeRows(result.rows);
    const raw: RawRows = {
      columns: header.names,
      rows: result.rows.map(({ cells }) => cells.map((cell) => toText(cell) ?? "")),
    };
    yield { ...toItem(result, where, choices), raw };
  }
}

const toItem = (result: PieceResult, where: string, choices: ImportChoices): SourceItem =>
  result.kind === "piece"
    ? convertCurrency(
        { kind: "piece", where, piece: mapLabels(result.piece, choices) },
        result.currency,
        choices,
      )
    : { kind: "refused", where, name: result.name, reason: result.reason };

function describeRows(rows: Row[]): string {
  const first = rows[0]?.number ?? 0;
  const last = rows.at(-1)?.number ?? first;
  return first === last ? `Row ${first}` : `Rows ${first}–${last}`;
}
