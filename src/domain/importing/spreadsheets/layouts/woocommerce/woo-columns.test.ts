import { expect, test } from "vitest";
import { toHeader } from "../../tables/header.ts";
import { findWooColumns } from "./woo-columns.ts";

const columnsOf = (...cells: string[]) => findWooColumns(toHeader({ number: 1, cells }));

test("reads the units of weight and length from their headers", () => {
  const columns = columnsOf("ID", "Name", "Weight (lbs) ", "Length (in)", "Width (in)");
  expect(columns).toMatchObject({
    at: { id: 0, name: 1, weight: 2, length: 3, width: 4 },
    weightUnit: "lbs",
    lengthUnit: "in",
  });
});

test("has no units without those columns or without parentheses", () => {
  expect(columnsOf("ID", "Name")).toMatchObject({ weightUnit: null, lengthUnit: null });
  expect(columnsOf("ID", "Weight", "Length")).toMatchObject({ weightUnit: null, lengthUnit: null });
});
