import { z } from "../zod.ts";
import { importQuestionsSchema } from "./import-choices.ts";
import { importReportSchema, SOURCE_FIELDS, type SourceField } from "./imports.ts";
import { PRODUCT_FIELDS } from "../catalogue/product-fields.ts";

/** Names that the calls had before a field's own name was used. */
const EARLIER_NAMES = { isActive: "active", isCustomDesign: "customDesign" } as const;
type EarlierNames = typeof EARLIER_NAMES;

type MappedName<Name extends SourceField> = Name extends keyof EarlierNames
  ? EarlierNames[Name]
  : Name;
export const mappedName = <Name extends SourceField>(name: Name): MappedName<Name> =>
  ((EARLIER_NAMES as Partial<Record<SourceField, string>>)[name] ?? name) as MappedName<Name>;

/** What a column of an unknown spreadsheet can hold, with labels. */
export const MAPPED_FIELDS = {
  ...(Object.fromEntries(
    SOURCE_FIELDS.map((name) => [mappedName(name), PRODUCT_FIELDS[name].label]),
  ) as Record<MappedName<SourceField>, string>),
  category: PRODUCT_FIELDS.categoryId.label,
  tags: "Tags",
  images: "Photos",
  imageTexts: "Photo descriptions",
  address: "Old address",
  currency: "Currency",
  salePrice: "Sale price",
  weightUnit: "Unit of the weight",
  formerPrice: "Regular or former price",
  cost: "Cost (visitors never see it)",
};
export type MappedField = keyof typeof MAPPED_FIELDS;
const FIELD_NAMES = Object.keys(MAPPED_FIELDS) as [MappedField, ...MappedField[]];

const field = z.enum(FIELD_NAMES);

/** The field of each column, by column name; null for an ignored one. */
export const columnMappingSchema = z.record(z.string().max(1000), field.nullable());
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** A sheet of a workbook. */
export type SheetInfo = { name: string; isHidden: boolean };

/** The sheets of a workbook and which of them were read; none for a file without sheets. */
const sheetsSchema = z.array(
  z.object({ name: z.string(), isHidden: z.boolean(), isRead: z.boolean() }),
);
export type ReadSheets = z.infer<typeof sheetsSchema>;

/** Names of the sheets to read. */
export const chosenSheetsSchema = z.array(z.string().max(200)).min(1).max(200);

const columnsSchema = z.object({
  headers: z.array(
    z.object({
      /** The column's name, made unique. */
      name: z.string(),
      samples: z.array(z.string()),
      /** What the layout or a guess has it hold. */
      guess: field.nullable(),
    }),
  ),
  fields: z.array(
    z.object({
      name: field,
      label: z.string(),
      isRequired: z.boolean(),
      /** Whether several columns may hold it. */
      allowsSeveral: z.boolean(),
    }),
  ),
  /** Whether the layout reads columns of its own that hold none of these fields. */
  readsOthers: z.boolean(),
});
export type FileColumns = z.infer<typeof columnsSchema>;

/** The report of an import, and notes on how the file was interpreted. */
export const spreadsheetReportSchema = importReportSchema.extend({
  message: z.string(),
  needsMapping: z.literal(false),
  /** The recognized layout, "Shopify". */
  layout: z.string(),
  fileNotes: z.array(z.string()),
  sheets: sheetsSchema,
  /** What the columns hold; none where that cannot be changed, as in this shop's own export. */
  columns: columnsSchema,
  /** What the file leaves open: the client asks, and sends the file again with `answers`. */
  questions: importQuestionsSchema,
});
export type SpreadsheetReport = z.infer<typeof spreadsheetReportSchema>;

/** The response to a file with unknown columns: the client maps them and sends the file again. */
export const mappingRequestSchema = columnsSchema.extend({
  message: z.string(),
  needsMapping: z.literal(true),
  fileNotes: z.array(z.string()),
  sheets: sheetsSchema,
});
export type MappingRequest = z.infer<typeof mappingRequestSchema>;

export const spreadsheetResponseSchema = z.union([spreadsheetReportSchema, mappingRequestSchema]);
export type SpreadsheetResponse = z.infer<typeof spreadsheetResponseSchema>;
