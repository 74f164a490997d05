import type { AskedQuestion, ImportAnswers } from "#contract/importing/import-choices.ts";
import type { QuestionAnswer } from "#contract/importing/import-questions.ts";
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
export async function startSpreadsheetImport(
  shop: Shop,
  bytes: Uint8Array | string,
  about: About = {},
) {
  const { dryRun = false, mapping, sheets, name = "pieces" } = about;
  const answers = {
    ...about.answers,
    ...(mapping && { columns: mapping }),
    ...(sheets && { sheets }),
  };
  const file = { name, content: Buffer.from(bytes), answers };
  const started = await importSpreadsheet(shop, file, { by: "ada", dryRun, readFile: readHere });
  if ("importRun" in started) return started;
  const { questions, fileNotes } = started.mappingRequest;
  return { question: { headers: columnsOf(questions), fileNotes, questions: byId(questions) } };
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
  const { questions, ...done } = await started.importRun.done;
  return { ...done, questions: byId(questions), columns: columnsOf(questions) };
}

/** What a question has that is of a type that has it. */
type Asked = {
  help: string | null;
  about?: string[];
  options?: { value: string; label: string; note?: string | undefined }[];
  rows?: { key: string; about: string; answer: string | null }[];
  names?: string[];
  found?: number;
  answer?: QuestionAnswer;
};

export const byId = (questions: AskedQuestion[]): Partial<Record<keyof ImportAnswers, Asked>> =>
  Object.fromEntries(questions.map((question) => [question.id, question]));

/** What the columns of a file hold as far as it is known; of a file of unknown layout, open ones first. */
const columnsOf = (questions: AskedQuestion[]) =>
  questions
    .flatMap((question) =>
      question.id === "columns" && question.type === "mapping" ? question.rows : [],
    )
    .map(({ key, about, answer }) => ({
      name: key,
      samples: about === "No values" ? [] : about.split(" · "),
      guess: answer,
    }));

/** All pieces, hidden ones included. */
export async function listAllPieces(shop: Shop): Promise<Product[]> {
  const rows = await visibleProducts(shop, "admin")
    .selectAll("products")
    .orderBy("products.id")
    .execute();
  return toProducts(shop, rows, "admin");
}
