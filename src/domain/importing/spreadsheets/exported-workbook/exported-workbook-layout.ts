import { AVAILABILITIES } from "#contract/product-fields.ts";
import type { ExportedRecord } from "#contract/imports.ts";
import { blankPiece } from "../layouts/blank-piece.ts";
import { toList, toText } from "../tables/cell-values.ts";
import type { Dialect } from "../layouts/layout.ts";
import { cellAt, type Header } from "../tables/header.ts";
import { learnSigns, type Signs } from "../layouts/detect-decimal-separators.ts";
import { toOwnPicture } from "../../to-relative-url.ts";
import { splitTags } from "./split-tags.ts";
import { readOne } from "../layouts/try-read-piece.ts";
import type { RowReader } from "../layouts/row-reader.ts";
import type { Row } from "../tables/table.ts";

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
  id: find("ID"),
  name: find("Name"),
  description: find("Description"),
  price: find("Price"),
  category: find("Category"),
  sku: find("SKU"),
  stock: find("Stock"),
  customDesign: find("Custom Design"),
  active: find("Active"),
  materials: find("Materials"),
  weight: find("Weight (g)"),
  dimensions: find("Dimensions"),
  availability: find("Availability"),
  reservedFor: find("Reserved For"),
  reservedUntil: find("Reserved Until (UTC)"),
  leadTime: find("Lead Time"),
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

function readPiece({ row, columns, signs, publicUrl, oddTags, reader, name }: Visit) {
  const cell = (column: keyof Columns) => cellAt(row, columns[column]);
  const category = reader.text(cell("category"));
  return {
    ...blankPiece(name),
    sku: reader.text(cell("sku")),
    description: reader.text(cell("description")),
    priceCents: reader.price(cell("price"), signs.of(columns.price)),
    stock: reader.count("The stock", cell("stock")),
    isActive: reader.yesNo("Active", cell("active")),
    isCustomDesign: reader.yesNo("Custom Design", cell("customDesign")),
    materials: reader.text(cell("materials")),
    weightCentigrams: reader.weight(cell("weight"), "g", signs.of(columns.weight)),
    dimensions: reader.text(cell("dimensions")),
    categories: category === null ? [] : [category],
    tags: splitTags(reader.text(cell("tags")), oddTags).map((name) => ({ name, type: null })),
    pictures:
      columns.images === undefined
        ? null
        : toList(cell("images"), /\n/).map((url) => ({
            url: toOwnPicture(publicUrl, url),
            alt: "",
          })),
    own: readOwn(cell, reader),
  };
}

function readOwn(
  cell: (column: keyof Columns) => Row["cells"][number],
  reader: RowReader,
): ExportedRecord {
  const availability = reader.text(cell("availability"))?.toLowerCase().replaceAll(" ", "_");
  const known = AVAILABILITIES.find((each) => each === availability) ?? null;
  if (availability !== undefined && known === null) {
    reader.notes.push(`The availability “${availability}” is none of ours and was left out.`);
  }
  return {
    id: reader.count("The ID", cell("id")) || null,
    availability: known,
    reservedFor: reader.text(cell("reservedFor")),
    reservedUntil: reader.instant("Reserved Until", cell("reservedUntil")),
    leadTime: reader.text(cell("leadTime")),
    createdAt: reader.instant("Created", cell("created")),
    updatedAt: reader.instant("Updated", cell("updated")),
  };
}
