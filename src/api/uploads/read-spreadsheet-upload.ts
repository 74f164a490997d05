import { cutText } from "#contract/cut-text.ts";
import { type ImportAnswers, importAnswersSchema } from "#contract/importing/import-choices.ts";
import {
  chosenSheetsSchema,
  type ColumnMapping,
  columnMappingSchema,
} from "#contract/importing/spreadsheets.ts";
import { invalid } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { SpreadsheetFile } from "#domain/importing/spreadsheets/open-spreadsheet.ts";
import { fileTooLargeError } from "#domain/importing/spreadsheets/tables/spreadsheet-errors.ts";
import { MAX_WORDPRESS_BYTES } from "#contract/media/upload-limits.ts";
import { readUploadsIntoFolder } from "./read-uploads.ts";

/**
 * The uploaded spreadsheet, which is written into the folder, its column mapping, sheets and answers.
 * @throws too-large for a file beyond 200 MB, invalid when there is none
 */
export async function readSpreadsheetUpload(
  request: Request,
  folder: string,
): Promise<SpreadsheetFile> {
  const texts = new Map<string, string>();
  let received: Pick<SpreadsheetFile, "name" | "content"> | null = null;
  const limits = { maxBytes: MAX_WORDPRESS_BYTES, texts };
  for await (const { name, file } of readUploadsIntoFolder(request, folder, limits)) {
    if (!file) throw fileTooLargeError("This file is larger than 200 MB.");
    if (received) throw invalid("file", "Choose one spreadsheet at a time.");
    received = { name: cutText(name, 255), content: file };
  }
  if (!received) throw invalid("file", "Choose a spreadsheet first.");
  return {
    ...received,
    mapping: readMapping(texts.get("mapping")),
    answers: readAnswers(texts.get("answers")),
    sheets: readSheets(texts.get("sheets")),
  };
}

function readMapping(text: string | undefined): ColumnMapping | null {
  if (!text) return null;
  const read = columnMappingSchema.safeParse(parseJson(text));
  if (!read.success) throw invalid("mapping", "Must say, by their names, what the columns hold.");
  return read.data;
}

function readAnswers(text: string | undefined): ImportAnswers {
  const read = importAnswersSchema.safeParse(text ? parseJson(text) : {});
  if (read.success) return read.data;
  throw invalid("answers", "Must give the answers to the preview's questions.");
}

function readSheets(text: string | undefined): string[] | null {
  if (!text) return null;
  const read = chosenSheetsSchema.safeParse(parseJson(text));
  if (!read.success) throw invalid("sheets", "Must name the sheets to read.");
  return read.data;
}
