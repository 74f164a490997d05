import {
  mapFields,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFieldName,
} from "#contract/catalogue/product-fields.ts";
import { EXPORT_FIELDS, type ExportedRecord, SOURCE_FIELDS } from "#contract/importing/imports.ts";
import { emptyPiece } from "../../empty-piece.ts";
import { toList, toText } from "../tables/cell-values.ts";
import type { Layout } from "../layouts/layout.ts";
import { cellAt, type Header } from "../tables/header.ts";
import {
  detectDecimalSeparators,
  type DecimalSeparators,
} from "../layouts/detect-decimal-separators.ts";
import { toRelativeUrl } from "../../to-relative-url.ts";
import { splitTags } from "./split-tags.ts";
import { tryReadPiece } from "../layouts/try-read-piece.ts";
import type { RowReader } from "../layouts/row-reader.ts";
import { readField } from "../layouts/read-field.ts";
import type { Row } from "../tables/table.ts";
import type { SourcePiece } from "../../source.ts";

/** Columns that hardly any other file has together. */
const DISTINCTIVE_COLUMNS = [
  "Custom Design",
  "Weight (g)",
  "Lead Time",
  "Reserved For",
  "Availability",
];

/** The shop's own export, as a workbook or since saved as CSV, its columns in any order. */
export const exportedWorkbookLayout: Layout = {
  key: "exported-workbook",
  label: "This shop’s own export",
  matches: (header) =>
    header.find("Name") !== undefined &&
    DISTINCTIVE_COLUMNS.filter((name) => header.find(name) !== undefined).length >= 3,
  open: async (header, rows, { publicUrl, choices, tagsWithSeparator = [] }) => {
    const columns = findColumns(header);
    const separators = await detectDecimalSeparators(rows, [columns.price, columns.weight]);
    return {
      sourceKey: null,
      read: async function* () {
        for await (const row of rows()) {
          const name = cellAt(row, columns.name);
          yield tryReadPiece([row], toText(name), choices, (name, reader) =>
            readPiece({ row, columns, separators, publicUrl, tagsWithSeparator, reader, name }),
          );
        }
      },
    };
  },
};

type Columns = ReturnType<typeof findColumns>;

const findColumns = ({ find }: Header) => ({
  ...mapFields(PRODUCT_FIELD_NAMES, (name) => find(PRODUCT_FIELDS[name].header)),
  id: find("ID"),
  tags: find("Tags"),
  images: find("Images"),
  created: find("Created (UTC)"),
  updated: find("Updated (UTC)"),
});

type PieceRow = {
  row: Row;
  columns: Columns;
  separators: DecimalSeparators;
  publicUrl: string;
  tagsWithSeparator: readonly string[];
  reader: RowReader;
  name: string;
};

function readPiece({
  row,
  columns,
  separators,
  publicUrl,
  tagsWithSeparator,
  reader,
  name,
}: PieceRow): SourcePiece {
  const cell = (column: keyof Columns) => cellAt(row, columns[column]);
  const read = (field: ProductFieldName) =>
    readField(field, cell(field), reader, "g", separators.forColumn(columns[field]));
  const category = reader.text(cell("categoryId"));
  return {
    ...emptyPiece(name),
    ...readColumns(SOURCE_FIELDS, read),
    name,
    categories: category === null ? [] : [category],
    tags: splitTags(reader.text(cell("tags")), tagsWithSeparator).map((name) => ({
      name,
      type: null,
    })),
    pictures:
      columns.images === undefined
        ? null
        : toList(cell("images"), /\n/).map((url) => ({
            url: toRelativeUrl(publicUrl, url),
            alt: "",
          })),
    own: {
      id: reader.count("The ID", cell("id")) || null,
      ...readColumns(EXPORT_FIELDS, read),
      createdAt: reader.instant("Created", cell("created")),
      updatedAt: reader.instant("Updated", cell("updated")),
    } as ExportedRecord,
  };
}

const readColumns = (names: ProductFieldName[], read: (name: ProductFieldName) => unknown) =>
  Object.fromEntries(names.map((name) => [PRODUCT_FIELDS[name].column, read(name)]));
