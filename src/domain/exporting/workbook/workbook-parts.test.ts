import { expect, test } from "vitest";
import { sheetPath, workbookParts } from "./workbook-parts.ts";

const names = ["Pieces", "Orders & more"];
const parts = workbookParts(names);

test("links each sheet to its file by relationship", () => {
  const relationships = new Map(
    [
      ...(parts["xl/_rels/workbook.xml.rels"] ?? "").matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g),
    ].map(([, id, target]) => [id, `xl/${target}`]),
  );
  const sheets = [
    ...(parts["xl/workbook.xml"] ?? "").matchAll(/name="([^"]+)" sheetId="(\d+)" r:id="(\w+)"/g),
  ];
  expect(sheets.map(([, name, id, relation]) => [name, id, relationships.get(relation)])).toEqual([
    ["Pieces", "1", sheetPath(0)],
    ["Orders &amp; more", "2", sheetPath(1)],
  ]);
  expect(relationships.get("rId3")).toBe("xl/styles.xml");
  expect(parts["_rels/.rels"]).toContain('Id="rId1"');
});

test("declares the type of each sheet", () => {
  for (const index of names.keys()) {
    expect(parts["[Content_Types].xml"]).toContain(`PartName="/${sheetPath(index)}"`);
  }
});
