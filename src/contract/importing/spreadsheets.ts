import { z } from "../zod.ts";
import { SOURCE_FIELDS, type SourceField } from "./imports.ts";
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
