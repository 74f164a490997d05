import type { AskedQuestion } from "#contract/importing/import-choices.ts";
import type { QuestionOf, QuestionOption } from "#contract/importing/import-questions.ts";
import {
  type ColumnMapping,
  MAPPED_FIELDS,
  type MappedField,
} from "#contract/importing/spreadsheets.ts";
import { MULTI_COLUMN_FIELDS } from "./layouts/mapped/guess-fields.ts";
import type { Column } from "./open-table.ts";
import type { ReadSheet, SpreadsheetPart } from "./open-spreadsheet.ts";
import { describeSameField, NO_NAMES } from "./tables/spreadsheet-errors.ts";

/** Asks which sheets of a workbook are read; nothing for a file of one sheet. */
export function askSheets(sheets: ReadSheet[]): AskedQuestion[] {
  if (sheets.length < 2) return [];
  return [
    {
      id: "sheets",
      type: "choices",
      title: "Sheets to read",
      help: null,
      options: sheets.map(({ name, isHidden }) => ({
        value: name,
        label: name,
        ...(isHidden && { note: "(hidden in the file)" }),
      })),
      answer: sheets.filter(({ isRead }) => isRead).map(({ name }) => name),
    },
  ];
}

/**
 * Asks what the columns of a file of unknown layout hold: those whose headings nothing recognized, and
 * whether the others were matched well.
 * @param said what a person last said of such a file
 */
export function askUnknownColumns(
  parts: SpreadsheetPart[],
  said: ColumnMapping = {},
): AskedQuestion[] {
  const rows = toRows(parts, said);
  return [
    ...askColumns({
      title: "What do these columns hold?",
      help: "We couldn’t match their headings.",
      rows: rows.filter(({ answer }) => answer === null),
    }),
    ...askColumns({
      title: "Matched columns",
      help: "We recognized their headings. Check that each is in the right place.",
      rows: rows.filter(({ answer }) => answer !== null),
    }),
  ];
}

/**
 * Asks whether the columns of a recognized file hold what they were read as.
 * @param said what a person said they do
 */
export const askKnownColumns = (
  parts: SpreadsheetPart[],
  said: ColumnMapping = {},
): AskedQuestion[] => askColumns({ title: null, help: null, rows: toRows(parts, said) });

type Columns = Pick<QuestionOf<"mapping">, "title" | "help" | "rows">;

const askColumns = (columns: Columns): AskedQuestion[] =>
  columns.rows.length === 0
    ? []
    : [{ id: "columns", type: "mapping", ...columns, options: FIELD_OPTIONS }];

const FIELD_OPTIONS = (Object.entries(MAPPED_FIELDS) as [MappedField, string][]).map(
  ([value, label]): QuestionOption => ({
    value,
    label,
    ...(value === "name" && { missing: NO_NAMES }),
    ...(!MULTI_COLUMN_FIELDS.has(value) && { twice: describeSameField(value) }),
  }),
);

/** Of several sheets, each column once. */
function toRows(parts: SpreadsheetPart[], said: ColumnMapping): Columns["rows"] {
  const layout = parts.find((part) => part.layout?.readsOthers)?.layout;
  const byName = new Map<string, Column>();
  for (const column of parts.flatMap(({ columns }) => columns)) {
    if (!byName.has(column.name)) byName.set(column.name, column);
  }
  return [...byName.values()].map(({ name, samples, guess }) => ({
    key: name,
    label: name,
    about: samples.join(" · ") || "No values",
    blank: layout && guess === null ? `As in ${layout.label}` : "Leave out",
    answer: said[name] === undefined ? guess : said[name],
  }));
}
