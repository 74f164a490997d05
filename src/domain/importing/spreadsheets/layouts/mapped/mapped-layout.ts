import {
  type ColumnMapping,
  MAPPED_FIELDS,
  type MappedField,
  mappedName,
} from "#contract/spreadsheets.ts";
import { invalid } from "../../../../errors.ts";
import type { ImportChoices } from "../../../choices/import-choices.ts";
import { htmlToText } from "../../../parsing/html-to-text.ts";
import { currencyInHeader, parseCurrency } from "../../../parsing/parse-currency.ts";
import { parseWeightUnit } from "../../../parsing/parse-weight.ts";
import type { SourcePiece } from "../../../source.ts";
import { SOURCE_FIELDS } from "#contract/imports.ts";
import { PRODUCT_FIELDS } from "#contract/product-fields.ts";
import { emptyPiece } from "../../../empty-piece.ts";
import { toList, toText } from "../../tables/cell-values.ts";
import type { Layout } from "../layout.ts";
import { cellAt, type Header } from "../../tables/header.ts";
import { detectDecimalSeparators, type DecimalSeparators } from "../detect-decimal-separators.ts";
import { MULTI_COLUMN_FIELDS } from "./guess-fields.ts";
import { tryReadPiece } from "../try-read-piece.ts";
import type { RowReader } from "../row-reader.ts";
import { readField } from "../read-field.ts";
import { readOldAddress } from "../old-address.ts";
import { type PiecePrices, toPiecePrices } from "../piece-prices.ts";
import { readPictures } from "../read-pictures.ts";
import type { Row } from "../../tables/table.ts";

/** A spreadsheet of any layout, with columns mapped by a person. */
export const mappedLayout = (mapping: ColumnMapping): Layout => ({
  key: "other",
  label: "a spreadsheet",
  matches: () => true,
  open: async (header, rows, { choices }) => {
    const columns = findColumns(header, mapping);
    const separators = await detectDecimalSeparators(rows, [
      columns("price")[0],
      columns("salePrice")[0],
      columns("formerPrice")[0],
      columns("weight")[0],
    ]);
    const unit = weightUnitInHeader(header.names[columns("weight")[0] ?? -1]);
    const currency = currencyInHeader(header.names[columns("price")[0] ?? -1] ?? "");
    const context = { header, columns, separators, unit, currency, choices };
    return {
      sourceKey: null,
      read: async function* () {
        for await (const row of rows()) {
          const name = toText(cellAt(row, columns("name")[0]));
          yield tryReadPiece([row], name, choices, (name, reader) =>
            readPiece({ ...context, row, name, reader }),
          );
        }
      },
    };
  },
});

type Columns = (field: MappedField) => number[];

/**
 * @throws invalid when a column does not exist, two columns map to a field that allows one, or none
 * holds the names
 */
function findColumns(header: Header, mapping: ColumnMapping): Columns {
  const byField = new Map<MappedField, number[]>();
  for (const [name, field] of Object.entries(mapping)) {
    if (field === null) continue;
    const index = header.names.indexOf(name);
    if (index === -1) throw invalid("mapping", `There is no column “${name}” in this file.`);
    const mapped = byField.get(field) ?? [];
    if (mapped.length > 0 && !MULTI_COLUMN_FIELDS.has(field)) {
      const what = MAPPED_FIELDS[field];
      throw invalid("mapping", `Two columns are said to hold the same: ${what}. Choose one.`);
    }
    byField.set(
      field,
      [...mapped, index].toSorted((a, b) => a - b),
    );
  }
  if (!byField.has("name")) {
    throw invalid("mapping", "Say which column holds the names of the pieces.");
  }
  return (field) => byField.get(field) ?? [];
}

/** "Weight (oz)" names its unit. */
const weightUnitInHeader = (header = "") =>
  header
    .split(/[\s()[\]/]+/)
    .map((word) => parseWeightUnit(word))
    .find((unit) => unit !== null) ?? "g";

/** The semicolon of an HTML entity separates nothing. */
const BETWEEN_LABELS = /[,|\n]|(?<!&#?\w{1,8});/;

type PieceRow = {
  header: Header;
  row: Row;
  name: string;
  columns: Columns;
  separators: DecimalSeparators;
  unit: Parameters<RowReader["weight"]>[1];
  /** What the price's header says. */
  currency: string | null;
  choices: ImportChoices;
  reader: RowReader;
};

function readPiece(context: PieceRow): SourcePiece {
  const { header, row, name, columns, currency, choices, reader } = context;
  const texts = (field: MappedField) =>
    columns(field).flatMap((column) => toText(cellAt(row, column)) ?? []);
  const list = (field: MappedField, separator: RegExp) =>
    columns(field).flatMap((column) => toList(cellAt(row, column), separator));
  reader.statedCurrency = parseCurrency(texts("currency")[0] ?? "") ?? currency;
  const description = texts("description").join("\n\n");
  return {
    ...emptyPiece(name),
    ...readFields(context),
    name,
    priceCents: reader.choosePrice([readPrices(context)]).lowest,
    address: readOldAddress(header, columns("address"), row, reader),
    description: htmlToText(description) || null,
    materials: texts("materials").join(", ") || null,
    categories: list("category", new RegExp(`${BETWEEN_LABELS.source}|>`)),
    tags: list("tags", BETWEEN_LABELS).map((name) => ({ name, type: null })),
    pictures:
      columns("images").length === 0
        ? null
        : readPictures(
            columns("images").map((column) => cellAt(row, column)),
            choices,
            list("imageTexts", /[,;|\n]/),
          ),
  };
}

/** The fields that one column holds; of two prices a person chooses. */
const readFields = ({ row, columns, separators, unit, reader }: PieceRow): Partial<SourcePiece> =>
  Object.fromEntries(
    SOURCE_FIELDS.filter((field) => field !== "price").map((field) => {
      const [column] = columns(mappedName(field));
      const cell = cellAt(row, column);
      const separator = separators.forColumn(column);
      return [PRODUCT_FIELDS[field].column, readField(field, cell, reader, unit, separator)];
    }),
  );

function readPrices({ row, columns, separators, reader }: PieceRow): PiecePrices {
  const [price] = columns("price");
  const other = (field: "salePrice" | "formerPrice") => {
    const [column] = columns(field);
    const what = `The ${MAPPED_FIELDS[field].toLowerCase()}`;
    return reader.otherPrice(what, cellAt(row, column), separators.forColumn(column));
  };
  return toPiecePrices({
    price: reader.price(cellAt(row, price), separators.forColumn(price)),
    sale: other("salePrice"),
    former: other("formerPrice"),
  });
}
