import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { VARIANT_FILES } from "#tests/support/variant-files.ts";
import type { SourcePiece } from "../../../source.ts";
import { undoImport } from "../../../imports/undo-import.ts";

test.each(Object.entries(VARIANT_FILES))(
  "imports variants of %s as one piece, changes nothing the second time, and undoes it",
  async (_, { file, mapping }) => {
    const shop = await testShop();
    const { report } = await importSpreadsheetFile(shop, file, { mapping });
    expect(report).toMatchObject({ imported: 1, refused: 0, doubtful: 0 });
    expect(report.notes.map(({ note }) => note).join(" ")).toMatch(/one piece here/);
    expect(await listAllPieces(shop)).toMatchObject([
      { name: "Band", sku: "B", price: "80.00", stock: 3, description: "Plain.\n\nSize: 6, 7" },
    ]);
    const again = await importSpreadsheetFile(shop, file, { mapping });
    expect(again.report).toMatchObject({ imported: 0, updated: 0, skipped: 1, refused: 0 });
    expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
    expect(await listAllPieces(shop)).toEqual([]);
  },
);

/** What became of the two sizes, from the piece that was read. */
function describe({ sku, priceCents, stock, description, notes = [] }: Partial<SourcePiece>) {
  const said = notes.join(" ");
  const isCounted = /It has 2 \w+ \(Size: 6, 7\)/.test(said);
  return [
    isCounted && priceCents === 8000 ? "lowest" : "the one stated",
    isCounted && stock === 3 ? "sum" : "the one stated",
    description === "Plain.\n\nSize: 6, 7" ? "in the text" : "–",
    sku === "B" && /one SKU: (?:B-6, )?B-7\.$/.test(said) ? "one; the others left out, said" : "–",
  ];
}

test("docs/import-fields.md says what becomes of the variants of each platform", async () => {
  const page = await readFile("docs/import-fields.md", "utf8");
  const [table = ""] = /\| File [^]*?(?=\n\n|$)/.exec(page) ?? [];
  const documented = table
    .trim()
    .split("\n")
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const expected = Object.entries(VARIANT_FILES).map(async ([name, { file, mapping }]) => {
    const [piece] = Object.values((await readCsvPieces(file, mapping ?? undefined)).pieces);
    return [name, ...describe(typeof piece === "object" ? piece : {})];
  });
  // The second cell says how the rows of a piece belong together.
  expect(documented.map(([name, , ...cells]) => [name, ...cells])).toEqual(
    await Promise.all(expected),
  );
});
