import {
  mapFields,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFieldName,
} from "#contract/product-fields.ts";
import { EXPORT_FIELDS, type ExportedRecord, SOURCE_FIELDS } from "#contract/imports.ts";
import { blankPiece } from "../../blank-piece.ts";
import { toList, toText } from "../tables/cell-values.ts";
import type { Dialect } from "../layouts/layout.ts";
import { cellAt, type Header } from "../tables/header.ts";
import { learnSigns, type Signs } from "../layouts/detect-decimal-separators.ts";
import { toOwnPicture } from "../../to-relative-url.ts";
import { splitTags } from "./split-tags.ts";
import { readOne } from "../layouts/try-read-piece.ts";
import type { RowReader } from "../layouts/row-reader.ts";
import { readField } from "../layouts/read-field.ts";
import type { Row } from "../tables/table.ts";
import type { SourcePiece } from "../../source.ts";

/** The columns that no other file has in this company. */
const TELLING = ["Custom Design", "Weight (g)", "Lead Time", "Reserved For", "Availability"];

/** The shop's own export, as a workbook or saved as CSV since; its columns in any order. */
export const ownDialect: Dialect = {
  key: "own",
  label: "this shop's own export",
  recognise: (header) =>
    header.find("Name") !== undefined &&
    TELLING.filter((name) => header.find(name) !== undefined).length >= 3,
  open: async (header, rows, { publicUrl, oddTags = [] }) => {
    const columns = findColumns(header);
    const signs = await learnSigns(rows, [columns.price, columns.weight]);
    return {
      sourceKey: null,
      read: async function* () {
        for await (const row of rows()) {
          const name = cellAt(row, columns.name);
          yield readOne([row], toText(name), (name, reader) =>
            readPiece({ row, columns, signs, publicUrl, oddTags, reader, name }),
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

type Visit = {
  row: Row;
  columns: Columns;
  signs: Signs;
  publicUrl: string;
  oddTags: readonly string[];
  reader: RowReader;
  name: string;
};

function readPiece({ row, columns, signs, publicUrl, oddTags, reader, name }: Visit): SourcePiece {
  const cell = (column: keyof Columns) => cellAt(row, columns[column]);
  const read = (field: ProductFieldName) =>
    readField(field, cell(field), reader, "g", signs.of(columns[field]));
  const category = reader.text(cell("categoryId"));
  return {
    ...blankPiece(name),
    ...readColumns(SOURCE_FIELDS, read),
    name,
    categories: category === null ? [] : [category],
    tags: splitTags(reader.text(cell("tags")), oddTags).map((name) => ({ name, type: null })),
    pictures:
      columns.images === undefined
        ? null
        : toList(cell("images"), /\n/).map((url) => ({
            url: toOwnPicture(publicUrl, url),
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
