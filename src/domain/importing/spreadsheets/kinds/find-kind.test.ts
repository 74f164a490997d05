import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { FILE_KINDS, type FileKind } from "#contract/importing/import-choices.ts";
import * as platformFiles from "#tests/support/platform-files.ts";
import {
  importSpreadsheetFile,
  listAllPieces,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import * as tableFiles from "#tests/support/table-platform-files.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";

const PIECES = "Name,SKU,Price,Stock\nEmber ring,E-1,99.00,3\nAsh pin,A-1,40.00,2\n";
const mapping = { Name: "name", SKU: "sku", Price: "price", Stock: "stock" } as const;

/** What the shop takes besides pieces. */
const TAKEN = new Set<FileKind>(["customers", "subscribers", "redirects", "posts"]);

async function shopWithPieces(): Promise<TestShop> {
  const shop = await testShop();
  await importSpreadsheetFile(shop, PIECES, { mapping });
  return shop;
}

test("recognizes the files of other systems, and brings nothing of them in that the shop doesn't take", async () => {
  const shop = await shopWithPieces();
  const before = await listAllPieces(shop);
  const others = KIND_FILES.filter(({ kind }) => !TAKEN.has(kind));
  for (const { kind, platform, text } of others) {
    const { report, fileNotes, questions, columns } = await importSpreadsheetFile(shop, text);
    if (kind === "orders") continue;
    expect(fileNotes[0]).toContain(
      `This looks like ${FILE_KINDS[kind]} from ${platform}. Your shop`,
    );
    expect(fileNotes[0]).toContain("nothing comes in");
    expect(questions.kind).toMatchObject({ answer: kind });
    expect(columns).toEqual([]);
    expect(report).toMatchObject({ imported: 0, updated: 0, refused: 0, doubtful: 0, others: [] });
  }
  expect(await listAllPieces(shop)).toEqual(before);
  expect((await listSubscribers(shop)).total).toBe(0);
});

test("recognizes the files of what the shop takes", async () => {
  const shop = await testShop();
  const lists = KIND_FILES.filter(({ kind }) => TAKEN.has(kind));
  for (const { kind, platform, text } of lists) {
    const { fileNotes, questions } = await importSpreadsheetFile(shop, text, { dryRun: true });
    expect(fileNotes[0]).toBe(`This looks like ${FILE_KINDS[kind]} from ${platform}.`);
    expect(questions.kind).toMatchObject({ answer: kind });
    expect(questions.confirmed).toBeUndefined();
  }
});

test.each(["orders", "customers", "subscribers"] as const)(
  "reads %s as pieces when a person says so",
  async (kind) => {
    const shop = await shopWithPieces();
    const [file] = KIND_FILES.filter((each) => each.kind === kind);
    const started = await startSpreadsheetImport(shop, file?.text ?? "", {
      answers: { kind: "pieces" },
    });
    expect(started).toHaveProperty("question.headers");
  },
);

test.each([
  ["a list of addresses", "Email\nann@example.com\nbo@example.com\n", "subscribers"],
  ["addresses without a heading", "ann@example.com\nbo@example.com\n", "subscribers"],
  ["names and addresses", "First name,E-Mail\nAnn,ann@example.com\n", "subscribers"],
  ["addresses in another language", "Courriel;Nom;Prénom\na@example.com;Lee;Ann\n", "subscribers"],
  [
    "people with a telephone",
    "Name,Email,Phone,City\nAnn,a@example.com,540,Staunton\n",
    "customers",
  ],
  [
    "people and what they bought",
    "Name,Email,Orders,Total spent\nAnn,a@b.example,2,450\n",
    "customers",
  ],
  ["orders of somebody's own", "Order no.,Customer,SKU,Qty,Price\n7,Ann,E-1,2,99\n", "orders"],
  ["people whose heading says nothing", "Who,Phone\na@example.com,540\n", "customers"],
])("takes %s for what it is", async (_, text, kind) => {
  const shop = await testShop();
  const { questions, fileNotes } = await importSpreadsheetFile(shop, text, { dryRun: true });
  expect(questions.kind).toMatchObject({ answer: kind });
  expect(fileNotes[0]).toMatch(new RegExp(`^This looks like ${kind}\\.`));
});

test.each([
  ["Name,Price,Email\nEmber,120,maker@example.com\n"],
  ["Title,SKU,Stock,Supplier email,Supplier phone\nEmber,E-1,2,maker@example.com,540\n"],
  ["Name,Description\nEmber,Write to maker@example.com\n"],
])("takes a table of pieces with an address for pieces: %s", async (text) => {
  const started = await startSpreadsheetImport(await testShop(), text);
  expect(started).toHaveProperty("question.headers");
});

test("takes no file of pieces of another system for anything else", async () => {
  const shop = await testShop();
  const files = Object.entries({ ...platformFiles, ...tableFiles });
  for (const [name, text] of files) {
    const started = await startSpreadsheetImport(shop, text, { dryRun: true });
    const kind = "importRun" in started ? (await started.importRun.done).kind : null;
    expect([name, kind ?? "pieces"]).toEqual([name, "pieces"]);
  }
});

test("says which sheet holds no pieces, and reads neither", async () => {
  const shop = await testShop();
  const workbook = await writeXlsx({
    sheets: [
      {
        name: "Rings",
        rows: [
          ["Name", "Price"],
          ["Ember", 120],
        ],
      },
      {
        name: "People",
        rows: [
          ["Name", "Email", "Phone"],
          ["Ann", "a@example.com", "540"],
        ],
      },
    ],
  });
  const about = { sheets: ["Rings", "People"] };
  const { report, fileNotes } = await importSpreadsheetFile(shop, workbook, about);
  expect(fileNotes[0]).toMatch(/^The sheet “People” looks like customers\./);
  expect(report.imported).toBe(0);
  expect(await listAllPieces(shop)).toEqual([]);
});
