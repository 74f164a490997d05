import { beforeEach, expect, test } from "vitest";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listImportItems } from "../imports/state/list-import-items.ts";

const file = [
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,MATERIALS",
  'Band,,40,USD,1,"14k yellow gold, sapphire 1.2 ct"',
  "Opal Ring,Size 7. On a shelf.,60,USD,1,sterling silver",
  "Bowl,,80,USD,1,wood",
].join("\n");

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const load = (details?: "none" | "sure" | "all", dryRun = false) =>
  importSpreadsheetFile(shop, file, { dryRun, answers: details ? { details } : {} });
const shown = async () =>
  (await listAllPieces(shop)).map((piece) =>
    [
      piece.name,
      formatList("metals", piece) ?? "-",
      formatList("stones", piece) ?? "-",
      piece.ringSize ?? "-",
    ].join(" | "),
  );

test("proposes what the words of all pieces name, and writes nothing unasked", async () => {
  const { questions } = await load(undefined, true);
  expect(questions.details).toMatchObject({
    help: expect.stringMatching(/^2 descriptions mention a metal, stone, or size\./),
    about: [
      "Band: 14k yellow gold; sapphire, 1.2 ct",
      "Opal Ring: sterling silver; opal; Ring size: 7 (a guess)",
    ],
    options: [{ value: "none" }, { label: "Fill in the 2 we’re sure of" }, { value: "all" }],
    answer: "none",
  });
  expect((await load()).questions.details?.answer).toBe("none");
  expect(await shown()).toEqual(["Band | - | - | -", "Opal Ring | - | - | -", "Bowl | - | - | -"]);
});

test("shows in the preview what is filled in of each piece, and fills it in once", async () => {
  const preview = await load("sure", true);
  const { items } = await listImportItems(shop, preview.report.syncLogId);
  expect(items.map(({ name, reasons }) => [name, reasons])).toEqual([
    [
      "Band",
      [
        "Read from its words: Metals in detail: 14k yellow gold, Stones in detail: sapphire, 1.2 ct.",
      ],
    ],
    ["Opal Ring", ["Read from its words: Metals in detail: sterling silver."]],
    ["Bowl", []],
  ]);
  expect(await shown()).toEqual([]);
  await load("sure");
  expect(await shown()).toEqual([
    "Band | 14k yellow gold | sapphire, 1.2 ct | -",
    "Opal Ring | sterling silver | - | -",
    "Bowl | - | - | -",
  ]);
  expect((await load("sure")).report).toMatchObject({ imported: 0, updated: 0, skipped: 3 });
  expect((await load("all")).report).toMatchObject({ updated: 1 });
  expect((await shown())[1]).toBe("Opal Ring | sterling silver | opal | 7");
  // Without the answer, what was filled in stays.
  expect((await load()).report).toMatchObject({ imported: 0, updated: 0 });
  expect((await shown())[1]).toBe("Opal Ring | sterling silver | opal | 7");
});

test("fills in the blanks of pieces that are here, and leaves what somebody wrote", async () => {
  await load();
  const [band, ring] = await listAllPieces(shop);
  await updateProduct(shop, band?.id ?? 0, { metals: "18k white gold" }, "ada");
  await load("all");
  expect((await shown())[0]).toBe("Band | 18k white gold | sapphire, 1.2 ct | -");
  await updateProduct(shop, ring?.id ?? 0, { stones: null, ringSize: 24 }, "ada");
  await load("all");
  expect((await shown())[1]).toBe("Opal Ring | sterling silver | - | 6");
});
