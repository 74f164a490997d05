/**
 * The fields of a piece, each a column of table `products`. Form control, wire shape, OpenAPI, database
 * type, workbook and CSV columns, import, comparison and history follow from this declaration or fail to
 * compile; docs/architecture.md lists what else a new field needs.
 */

import { FACT_FIELDS } from "./fact-fields.ts";
import { DETAIL_LABELS } from "./detail-labels.ts";

export const AVAILABILITIES = ["available", "reserved", "made_to_order", "sold"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/**
 * What a kind holds in the database: money is whole cents, weight hundredths of a gram, ring size
 * quarters of a US size, instant ISO 8601. On the wire money and weight are decimal strings, a ring size a
 * number such as 6.25, metals and stones are lists.
 */
type ColumnValues = {
  text: string | null;
  money: number;
  weight: number | null;
  count: number;
  flag: boolean;
  category: number | null;
  instant: string | null;
  availability: Availability;
  ringSize: number | null;
  /** Each as one text, "18k yellow gold 4.2 g; sterling silver". */
  metals: string | null;
  stones: string | null;
};
type Kind = keyof ColumnValues;

type Declaration = {
  /** Column of table `products`. */
  column: string;
  kind: Kind;
  /** In sentences and as an export's column or attribute. */
  label: string;
  /** Where the form calls it otherwise. */
  formLabel?: string;
  /** Never empty. */
  required?: true;
  /** Of a text, in characters. */
  maxLength?: number;
  /** Of a text area. */
  rows?: number;
  /** As the form's help says it. */
  unit?: string;
  placeholder?: string;
  /** Column of the exported workbook. */
  header: string;
  /** Width of that column, in characters. */
  width?: number;
  /** Which imports read it: those of every source, or only that of the shop's own export. */
  importedFrom: "every source" | "own export";
};

export const PRODUCT_FIELDS = {
  name: {
    column: "name",
    kind: "text",
    label: "Name",
    formLabel: "Product Name",
    required: true,
    maxLength: 255,
    header: "Name",
    width: 36,
    importedFrom: "every source",
  },
  description: {
    column: "description",
    kind: "text",
    label: "Description",
    maxLength: 20_000,
    rows: 5,
    header: "Description",
    width: 60,
    importedFrom: "every source",
  },
  price: {
    column: "priceCents",
    kind: "money",
    label: "Price",
    required: true,
    unit: "US dollars",
    header: "Price",
    width: 12,
    importedFrom: "every source",
  },
  categoryId: {
    column: "categoryId",
    kind: "category",
    label: "Category",
    header: "Category",
    importedFrom: "every source",
  },
  sku: {
    column: "sku",
    kind: "text",
    label: DETAIL_LABELS.sku,
    maxLength: 100,
    header: "SKU",
    importedFrom: "every source",
  },
  stock: {
    column: "stock",
    kind: "count",
    label: "Stock",
    header: "Stock",
    width: 8,
    importedFrom: "every source",
  },
  isCustomDesign: {
    column: "isCustomDesign",
    kind: "flag",
    label: "Custom design",
    formLabel: "Custom Design",
    header: "Custom Design",
    importedFrom: "every source",
  },
  isActive: {
    column: "isActive",
    kind: "flag",
    label: "Listed",
    formLabel: "Listed in the shop",
    header: "Active",
    width: 8,
    importedFrom: "every source",
  },
  materials: {
    column: "materials",
    kind: "text",
    label: DETAIL_LABELS.materials,
    maxLength: 2000,
    header: "Materials",
    width: 30,
    importedFrom: "every source",
  },
  weight: {
    column: "weightCentigrams",
    kind: "weight",
    label: DETAIL_LABELS.weight,
    unit: "grams",
    header: "Weight (g)",
    width: 11,
    importedFrom: "every source",
  },
  dimensions: {
    column: "dimensions",
    kind: "text",
    label: DETAIL_LABELS.dimensions,
    maxLength: 255,
    header: "Dimensions",
    width: 20,
    importedFrom: "every source",
  },
  ...FACT_FIELDS,
  dateMade: {
    column: "dateMade",
    kind: "instant",
    label: "Date made",
    header: "Date Made (UTC)",
    width: 20,
    importedFrom: "own export",
  },
  availability: {
    column: "availability",
    kind: "availability",
    label: "Availability",
    header: "Availability",
    importedFrom: "own export",
  },
  reservedFor: {
    column: "reservedFor",
    kind: "text",
    label: "Reserved for",
    maxLength: 255,
    header: "Reserved For",
    importedFrom: "own export",
  },
  reservedUntil: {
    column: "reservedUntil",
    kind: "instant",
    label: "Reserved until",
    header: "Reserved Until (UTC)",
    width: 20,
    importedFrom: "own export",
  },
  leadTime: {
    column: "leadTime",
    kind: "text",
    label: "Lead time",
    maxLength: 100,
    placeholder: "4 weeks",
    header: "Lead Time",
    importedFrom: "own export",
  },
} as const satisfies Record<string, Declaration>;

type Fields = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Fields;
export type ProductField = Declaration;
export type KindOf<Name extends ProductFieldName> = Fields[Name]["kind"];
export type ColumnOf<Name extends ProductFieldName> = Fields[Name]["column"];

/** Whether the field is never empty. */
export type IsRequired<Name extends ProductFieldName> = Fields[Name] extends { required: true }
  ? true
  : false;

/** Names of the fields whose declaration says so: `FieldsWith<{ kind: "text" }>`. */
export type FieldsWith<Part> = {
  [Name in ProductFieldName]: Fields[Name] extends Part ? Name : never;
}[ProductFieldName];

/** A field's value in the database. */
export type ColumnValue<Name extends ProductFieldName> =
  IsRequired<Name> extends true
    ? NonNullable<ColumnValues[KindOf<Name>]>
    : ColumnValues[KindOf<Name>];

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];

/** A declaration without its literal types, for code that works on any field. */
export const productField = (name: ProductFieldName): ProductField => PRODUCT_FIELDS[name];

/** The field whose value a column holds. */
export const fieldOfColumn = (column: ColumnOf<ProductFieldName>): ProductFieldName => {
  const name = PRODUCT_FIELD_NAMES.find((each) => PRODUCT_FIELDS[each].column === column);
  if (!name) throw new Error(`No field of a piece has the column ${column}.`);
  return name;
};

/** An object with an entry for each field of these names. */
export const mapFields = <Name extends ProductFieldName, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
