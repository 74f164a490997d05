import { expect, test } from "vitest";
import { EXTRA_FIELDS } from "./extra-product-fields.ts";
import { CORRECTABLE_FIELDS, EXPORT_FIELDS, SOURCE_FIELDS } from "../importing/imports.ts";
import { type ColumnOf, fieldOfColumn, type ProductFieldName } from "./product-fields.ts";
import { MAPPED_FIELDS, mappedName } from "../importing/spreadsheets.ts";

test("finds the field of a column, and no field of any other column", () => {
  expect(fieldOfColumn("priceCents")).toBe("price");
  expect(fieldOfColumn("weightCentigrams")).toBe("weight");
  const other = "deletedAt" as ColumnOf<ProductFieldName>;
  expect(() => fieldOfColumn(other)).toThrow("No field of a piece has the column deletedAt.");
});

test("every source fills these fields, and only the shop's own export the rest", () => {
  expect(SOURCE_FIELDS).toEqual([
    "name",
    "description",
    "price",
    "sku",
    "stock",
    "isCustomDesign",
    "isActive",
    "materials",
    "weight",
    "dimensions",
    "metals",
    "stones",
    "ringSize",
    "ringSizeFrom",
    "ringSizeTo",
    "length",
    "width",
    "chain",
    "hallmark",
    "edition",
  ]);
  expect(EXPORT_FIELDS).toEqual([
    "dateMade",
    "availability",
    "reservedFor",
    "reservedUntil",
    "leadTime",
  ]);
});

test("a person corrects every field of a source but its flags", () => {
  const flags: string[] = ["isCustomDesign", "isActive"];
  expect(CORRECTABLE_FIELDS).toEqual(SOURCE_FIELDS.filter((name) => !flags.includes(name)));
});

test("other shops have no column for these fields, of which the flag comes last", () => {
  expect(EXTRA_FIELDS).toEqual([
    "materials",
    "dimensions",
    "metals",
    "stones",
    "ringSize",
    "ringSizeFrom",
    "ringSizeTo",
    "length",
    "width",
    "chain",
    "hallmark",
    "edition",
    "isCustomDesign",
  ]);
});

test("a column of a spreadsheet maps to a field by the name that the calls use", () => {
  expect(mappedName("isActive")).toBe("active");
  expect(mappedName("isCustomDesign")).toBe("customDesign");
  expect(mappedName("price")).toBe("price");
  expect(MAPPED_FIELDS).toMatchObject({ active: "Listed", category: "Category", tags: "Tags" });
  expect(Object.keys(MAPPED_FIELDS)).toHaveLength(30);
});
