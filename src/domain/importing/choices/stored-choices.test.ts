import { expect, test } from "vitest";
import {
  importSpreadsheetFile,
  startSpreadsheetImport,
} from "#tests/support/import-spreadsheet.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { loadImportChoices, sourceOfColumns, storeImportChoices } from "./stored-choices.ts";

const table = (name: string, column = "UVP") =>
  `Name;Preis;${column};Foto\n${name};60;80;${name}.jpg\n`;

test("stores which prices and which folder of pictures, for files with the same columns", async () => {
  const shop = await testShop();
  const mapping = { Name: "name", Preis: "price", UVP: "formerPrice", Foto: "images" } as const;
  const preview = (file: string, others?: ColumnMapping) =>
    importSpreadsheetFile(shop, file, { dryRun: true, mapping: others ?? mapping });
  const { url: pictureFolder, port } = await serveLocally((_, response) => {
    response.writeHead(404).end();
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const answers = { salePrices: "regular", pictureFolder } as const;
  const unanswered = { salePrices: { answer: "sale" }, pictureFolder: { answer: null } };
  await importSpreadsheetFile(shop, table("Ember"), { mapping, answers, dryRun: true });
  expect((await preview(table("Ash"))).questions).toMatchObject(unanswered);
  await importSpreadsheetFile(shop, table("Ember"), { mapping, answers });
  const { questions, report } = await preview(table("Ember"));
  expect(questions).toMatchObject({
    salePrices: { answer: "regular" },
    pictureFolder: { answer: pictureFolder },
  });
  expect(report).toMatchObject({ updated: 0, skipped: 1 });
  const { UVP: _, ...same } = mapping;
  const elsewhere = await preview(table("Ash", "Alt"), { ...same, Alt: "formerPrice" });
  expect(elsewhere.questions).toMatchObject(unanswered);
  await importSpreadsheetFile(shop, table("Ember"), { mapping, answers: { salePrices: "sale" } });
  expect((await preview(table("Ember"))).questions).toMatchObject({
    salePrices: { answer: "sale" },
    pictureFolder: { answer: pictureFolder },
  });
});

test("proposes what the columns of such a file hold, as a person last said", async () => {
  const shop = await testShop();
  const file = "Name;Betrag;Menge\nEmber;40;2\n";
  const guesses = async (bytes: string) => {
    const started = await startSpreadsheetImport(shop, bytes);
    return "question" in started ? started.question.headers.map(({ guess }) => guess) : null;
  };
  expect(await guesses(file)).toEqual([null, "name", "stock"]);
  const mapping = { Name: "name", Betrag: "price", Menge: null } as const;
  await importSpreadsheetFile(shop, file, { mapping, dryRun: true });
  expect(await guesses(file)).toEqual([null, "name", "stock"]);
  await importSpreadsheetFile(shop, file, { mapping });
  expect(await guesses("Name;Betrag;Menge\nAsh;41;1\n")).toEqual([null, "name", "price"]);
  expect(await guesses("Name;Betrag;Menge;Foto\nAsh;41;1;x\n")).toEqual([
    null,
    "name",
    "stock",
    "images",
  ]);
});

test("stores no exchange rate, and nothing of what was not asked", async () => {
  const shop = await testShop();
  const source = sourceOfColumns([["Name", "Price"]]);
  const none = { states: {}, labels: {} };
  expect(await loadImportChoices(shop, source)).toEqual(none);
  await storeImportChoices(shop, source, { rates: { EUR: "1.1" } });
  expect(await loadImportChoices(shop, source)).toEqual(none);
  expect(await shop.db.selectFrom("importChoices").selectAll().execute()).toEqual([]);
});

test("tells files apart by the columns of each sheet", () => {
  const all = [[["a", "b"]], [["b", "a"]], [["a"], ["b"]], [["a,b"]], [["A", "b"]]];
  expect(new Set(all.map(sourceOfColumns)).size).toBe(all.length);
  expect(sourceOfColumns([["a", "b"]])).toBe(sourceOfColumns([["a", "b"]]));
});
