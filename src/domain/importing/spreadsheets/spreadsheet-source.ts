import { convertCurrency } from "../choices/convert-currency.ts";
import { fillInDetails } from "../choices/fill-in-details.ts";
import { mapLabels } from "../choices/map-labels.ts";
import type { ImportChoices } from "../choices/import-choices.ts";
import type { Source, SourceItem } from "../source.ts";
import type { OpenLayout, PieceResult } from "./layouts/layout.ts";
import { toText } from "./tables/cell-values.ts";
import type { Header } from "./tables/header.ts";
import { capitalize, listRowRanges } from "./tables/list-rows.ts";
import type { Row } from "./tables/table.ts";

/** The rows of a refused piece as they are in the file, for a corrected import. */
export type RawRows = { columns: string[]; rows: string[][] };

/**
 * A spreadsheet as a source of pieces, sheet by sheet and row by row.
 * @param label the file's name
 */
export function spreadsheetSource(
  label: string,
  parts: SourcePart[],
  choices: ImportChoices,
): Source {
  return {
    kind: "spreadsheet",
    key: parts.map(({ opened }) => opened.sourceKey).find((key) => key !== null) ?? "spreadsheet",
    label,
    platformId: null,
    describeWay: () => null,
    countItems: () => null,
    // A file may hold a part of the pieces, so missing ones are not reported.
    isWhole: false,
    read: async function* (signal) {
      const columns = [...new Set(parts.flatMap(({ header }) => header.names))];
      for (const part of parts) {
        const sheet = parts.length === 1 ? "" : part.sheet;
        yield* readItems({ ...part, sheet, columns, choices }, signal);
      }
    },
  };
}

type SourcePart = { sheet: string; header: Header; opened: OpenLayout };

async function* readItems(
  {
    opened,
    header,
    sheet,
    columns,
    choices,
  }: SourcePart & { columns: string[]; choices: ImportChoices },
  signal: AbortSignal,
): AsyncGenerator<SourceItem> {
  const indexes = columns.map((name) => header.names.indexOf(name));
  for await (const result of opened.read()) {
    signal.throwIfAborted();
    const raw: RawRows = {
      columns,
      rows: result.rows.map(({ cells }) =>
        indexes.map((index) => toText(cells[index] ?? null) ?? ""),
      ),
    };
    yield { ...toItem(result, describePlace(sheet, result.rows), choices), raw };
  }
}

function toItem(result: PieceResult, where: string, choices: ImportChoices): SourceItem {
  if (result.kind === "refused")
    return { kind: "refused", where, name: result.name, reason: result.reason };
  const { currency, doubt } = result;
  const piece = fillInDetails(mapLabels(result.piece, choices), choices);
  return doubt === undefined
    ? convertCurrency({ kind: "piece", where, piece }, currency, choices)
    : { kind: "doubtful", where, piece, reason: doubt };
}

/** "Rows 3–5", or "Rings, rows 3–5" where several sheets are read. */
function describePlace(sheet: string, rows: Row[]): string {
  const place = listRowRanges(rows.map(({ number }) => number));
  return sheet === "" ? capitalize(place) : `${sheet}, ${place}`;
}
