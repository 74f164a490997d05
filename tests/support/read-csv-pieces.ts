import type { ImportAnswers } from "#contract/importing/import-choices.ts";
import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import type { SourcePiece } from "#domain/importing/source.ts";
import { createImportChoices } from "#domain/importing/choices/import-choices.ts";
import { openTable } from "#domain/importing/spreadsheets/open-table.ts";
import { readSpreadsheetFile } from "#domain/importing/spreadsheets/files/read-spreadsheet-file.ts";

export type ReadCsv = {
  /** The detected layout. */
  layout: string | null;
  sourceKey: string | null;
  /** By row numbers: pieces, or why they are refused. */
  pieces: Record<string, Partial<SourcePiece> | string>;
};

/** Reads the pieces of a file of text as an import would. Fields that are not stated are omitted. */
export async function readCsvPieces(
  csv: string,
  mapping?: ColumnMapping,
  answers?: ImportAnswers,
): Promise<ReadCsv> {
  const { tables } = await readSpreadsheetFile(Buffer.from(csv));
  const [sheet] = tables;
  if (!sheet) throw new Error("There is no table in this file.");
  const table = await openTable(sheet, mapping ?? null);
  const now = new Date("2026-11-20T15:00:00.000Z");
  const opened = await table.layout?.open(table.header, table.rows, {
    now,
    choices: createImportChoices(answers, {}, RINGS),
    publicUrl: "http://localhost:3000",
    timeZone: "America/New_York",
  });
  const pieces: ReadCsv["pieces"] = {};
  for await (const reading of opened?.read() ?? []) {
    const place = reading.rows.map(({ number }) => number).join(",");
    pieces[place] = reading.kind === "piece" ? onlySaid(reading.piece) : reading.reason;
  }
  return { layout: table.layout?.key ?? null, sourceKey: opened?.sourceKey ?? null, pieces };
}

/** The only category of the shop. */
const RINGS = {
  findCategory: (name: string) => (/^rings?$/i.test(name) ? 1 : null),
  categories: [{ id: 1, name: "Rings" }],
};

const onlySaid = (piece: SourcePiece): Partial<SourcePiece> =>
  Object.fromEntries(
    Object.entries(piece).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
