import type { ImportAnswers } from "#contract/importing/import-choices.ts";
import type { ColumnMapping } from "#contract/importing/spreadsheets.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { toProducts } from "#domain/catalogue/products/to-products.ts";
import { visibleProducts } from "#domain/catalogue/products/visible-products.ts";
import type { Shop } from "#domain/shop.ts";
import { readSpreadsheetFile } from "#domain/importing/spreadsheets/files/read-spreadsheet-file.ts";
import type { ReadRequest } from "#domain/importing/spreadsheets/files/spreadsheet-process.ts";
import { importSpreadsheet } from "#domain/importing/spreadsheets/import-spreadsheet.ts";

type About = {
  dryRun?: boolean;
  mapping?: ColumnMapping | null;
  answers?: ImportAnswers;
  sheets?: string[] | null;
  /** Of the file. */
  name?: string;
};

/**
 * Starts importing a file, as the API does, except that this process reads it: a child process takes longer
 * to start than everything else.
 */
export function startSpreadsheetImport(shop: Shop, bytes: Uint8Array | string, about: About = {}) {
  const { dryRun = false, mapping = null, answers = {}, sheets = null, name = "pieces" } = about;
  const file = { name, content: Buffer.from(bytes), mapping, answers, sheets };
  return importSpreadsheet(shop, file, { by: "ada", dryRun, readFile: readHere });
}

/** What a child process would send. */
const readHere = async ({ content, sheets }: ReadRequest) =>
  structuredClone(await readSpreadsheetFile(content, sheets));

/** Imports a file to its end. @returns the report, notes about the file as a whole, and what it leaves open */
export async function importSpreadsheetFile(
  shop: Shop,
  bytes: Uint8Array | string,
  about: About = {},
) {
  const started = await startSpreadsheetImport(shop, bytes, about);
  if (!("importRun" in started)) throw new Error("It asks what the columns hold.");
  return started.importRun.done;
}

/** All pieces, hidden ones included. */
export async function listAllPieces(shop: Shop): Promise<Product[]> {
  const rows = await visibleProducts(shop, "admin")
    .selectAll("products")
    .orderBy("products.id")
    .execute();
  return toProducts(shop, rows, "admin");
}
