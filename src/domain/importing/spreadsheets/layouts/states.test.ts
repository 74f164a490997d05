import { expect, test } from "vitest";
import { readCsvPieces } from "#tests/support/read-csv-pieces.ts";
import { guessFields } from "./mapped/guess-fields.ts";

/** Whether each piece is listed; "sold" for one without stock. */
async function statesOf(lines: string[], mapping?: Parameters<typeof readCsvPieces>[1]) {
  const { pieces } = await readCsvPieces(lines.join("\n"), mapping);
  return Object.values(pieces).map((piece) =>
    typeof piece === "string"
      ? piece
      : piece.stock === 0 && piece.isActive
        ? "sold"
        : piece.isActive,
  );
}

test("reads Shopify's states in the languages of its admin", async () => {
  const rows = ["active", "Aktiv", "draft", "Archiviert", "UNLISTED", "Brouillon", "", "Épuisé"];
  const header = "Title,URL handle,Vendor,Published on online store,Status";
  const lines = rows.map((state, index) => `P${index},p-${index},F,TRUE,${state}`);
  expect(await statesOf([header, ...lines, "Q,q,F,FALSE,active", "R,r,F,VRAI,active"])).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    true,
    "sold",
    false,
    true,
  ]);
});

test("reads WooCommerce's numbers, and the words of those who write its format", async () => {
  const rows = [
    "1,visible,1",
    "0,visible,1",
    "-1,visible,1",
    "2,visible,1",
    "publish,catalog,1",
    "TRUE,search,1",
    "private,visible,1",
    "pending,visible,1",
    "1,hidden,1",
    "1,visible,outofstock",
    "1,visible,instock",
  ];
  const header = "ID,Type,Name,Published,Visibility in catalog,In stock?,Regular price";
  const lines = rows.map((row, index) => `${index},simple,P${index},${row},40`);
  expect(await statesOf([header, ...lines])).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
    false,
    false,
    false,
    "sold",
    true,
  ]);
});

test("reads the states of a mapped column", async () => {
  const rows = ["Visible", "on", "Yes", "1", "0", "disabled", "sold out", "Out of stock", ""];
  const lines = rows.map((state, index) => `P${index},${state}`);
  const mapping = { Name: "name", State: "active" } as const;
  expect(await statesOf(["Name,State", ...lines], mapping)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    "sold",
    "sold",
    undefined,
  ]);
});

test("knows Lightspeed's and Ecwid's column of whether a product is available", async () => {
  expect(guessFields(["product_name", "product_is_available"])).toEqual(["name", "active"]);
  const mapping = { product_name: "name", product_is_available: "active" } as const;
  const lines = ["product_name,product_is_available", "P1,true", "P2,false"];
  expect(await statesOf(lines, mapping)).toEqual([true, false]);
});
